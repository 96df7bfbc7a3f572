import { readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { SITE } from '../paths.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Built files by their source, as Vite's manifest lists them. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** What a document loads, as addresses on our origin: the app's entry, the modules it needs at once, and the style sheets. */
export interface DocumentAssets {
  entry: string;
  preload: string[];
  styles: string[];
}

/** What a page consists of beyond the shell: its module from the project's root, and its locale files. */
export interface PageSources {
  moduleFile: string | undefined;
  namespaces: readonly string[];
  /** Modules that hydration needs beyond the page's own, from the project's root. */
  bootModules?: readonly string[];
}

const ENTRY = 'index.html';

export function readManifest(): BuildManifest {
  return JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8')) as BuildManifest;
}

/** Follows the static imports of the entry, of the page's module and locale files, and of the shell's own messages. */
export function listAssets(manifest: BuildManifest, page: PageSources | undefined, locale: Locale): DocumentAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const follow = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const chunk = getChunk(manifest, source);
    for (const imported of chunk.imports ?? []) follow(imported);
    scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
  };
  follow(ENTRY);
  if (page?.moduleFile) follow(page.moduleFile);
  for (const file of page?.bootModules ?? []) follow(file);
  for (const name of page?.namespaces ?? []) follow(`locales/${locale}/${name}.json`);
  follow(`src/i18n/shell-${locale}.ts`);
  // One sheet for the whole site: a second would cost a connection before the first paint.
  const sheet = manifest['style.css']?.file;
  if (sheet) styles.add(`/${sheet}`);
  const entry = getBuiltFile(manifest, ENTRY);
  scripts.delete(entry);
  return { entry, preload: [...scripts], styles: [...styles] };
}

/** What following a link to the page loads, beyond what every page has. */
export function listFilesBeyondShell(manifest: BuildManifest, page: PageSources, locale: Locale): string[] {
  const shell = new Set(listAssets(manifest, undefined, locale).preload);
  return listAssets(manifest, page, locale).preload.filter((file) => !shell.has(file));
}

/** Address of the file that one source module was built into. Throws when the build has none. */
export function getBuiltFile(manifest: BuildManifest, source: string): string {
  return `/${getChunk(manifest, source).file}`;
}

function getChunk(manifest: BuildManifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build's manifest has no '${source}'`);
  return chunk;
}
