import { readFileSync } from 'node:fs';
import { SITE } from '../paths.ts';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** What a document loads: the app's entry, the modules that come with it, and the style sheets. Addresses on our origin. */
export interface DocumentAssets {
  entry: string;
  preload: string[];
  styles: string[];
  /** Built addresses of the page's own parts: its module, and its words as `namespace=address`. */
  parts?: { page: string; words: string };
}

/** Source files of the page's own parts. */
export interface PartFiles {
  page: string;
  words: Record<string, string>;
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8')) as Manifest;
}

/** Follows the static imports of the entry, of the page's own parts, and of the locale's shell words. */
export function assetsOf(manifest: Manifest, parts: PartFiles | undefined, locale: string): DocumentAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const follow = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build's manifest has no '${key}'`);
    for (const imported of chunk.imports ?? []) follow(imported);
    scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
  };
  follow('index.html');
  for (const file of parts ? [parts.page, ...Object.values(parts.words)] : []) follow(file.slice(1));
  follow(`src/i18n/shell-${locale}.ts`);
  // One sheet for the whole site: a second would cost a connection before the first paint.
  const sheet = manifest['style.css']?.file;
  if (sheet) styles.add(`/${sheet}`);
  const entry = `/${(manifest['index.html'] as Chunk).file}`;
  scripts.delete(entry);
  const built = parts && {
    page: builtFile(manifest, parts.page.slice(1)),
    words: Object.entries(parts.words)
      .map(([name, file]) => `${name}=${builtFile(manifest, file.slice(1))}`)
      .join(' '),
  };
  return { entry, preload: [...scripts], styles: [...styles], ...(built && { parts: built }) };
}

/** What following a link to the page loads, beyond what every page has. */
export function partsBeyondShell(manifest: Manifest, parts: PartFiles, locale: string): string[] {
  const shell = new Set(assetsOf(manifest, undefined, locale).preload);
  return assetsOf(manifest, parts, locale).preload.filter((file) => !shell.has(file));
}

/** The built file of one source module. */
export function builtFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build's manifest has no '${source}'`);
  return `/${chunk.file}`;
}
