import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Pictures lie beside their other widths: `…/uuid/name.hash-1200.avif`. Gives the narrowest of the same picture and format.
 * @param root Folder of the site; `file` is relative to it.
 */
export function smallestImage(root: string, file: string): string {
  const [, stem, ending] = /^(.+-)\d+(\.\w+)$/.exec(file) ?? [];
  if (!stem || !ending) return file;
  const folder = dirname(file);
  const widths = readdirSync(`${root}/${folder}`)
    .map((name) => `${folder}/${name}`)
    .filter((other) => other.startsWith(stem) && other.endsWith(ending))
    .map((other) => Number(other.slice(stem.length, -ending.length)))
    .filter((width) => width > 0);
  return widths.length > 0 ? `${stem}${Math.min(...widths)}${ending}` : file;
}
