import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Finds the narrowest file of the same image and format. All widths are in one folder: `…/uuid/name.hash-1200.avif`.
 * @param root Folder of the site.
 * @param file Path relative to `root`.
 */
export async function findSmallestImage(root: string, file: string): Promise<string> {
  const [, stem, ending] = /^(.+-)\d+(\.\w+)$/.exec(file) ?? [];
  if (!stem || !ending) return file;
  const folder = dirname(file);
  const widths = (await readdir(`${root}/${folder}`))
    .map((name) => `${folder}/${name}`)
    .filter((other) => other.startsWith(stem) && other.endsWith(ending))
    .map((other) => Number(other.slice(stem.length, -ending.length)))
    .filter((width) => width > 0);
  return widths.length > 0 ? `${stem}${Math.min(...widths)}${ending}` : file;
}
