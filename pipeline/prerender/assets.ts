import { readFileSync } from 'node:fs';
import { type AtRule, parse } from 'postcss';
import type { Locale } from '../../core/site/locales.ts';
import { BOOT_SCRIPT, ROOT } from '../paths.ts';

interface Chunk {
  file: string;
  imports?: string[];
  /** Files that the chunk names, such as style sheets of its own. */
  assets?: string[];
}

/** Built files by their source, as Vite's manifest lists them. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** What a document loads, as addresses on our origin: the boot script, the app's entry, the modules it needs at once, those of the page alone, without which it starts, and the style sheet of the site. */
export interface DocumentAssets {
  boot: string;
  entry: string;
  preload: string[];
  page: string[];
  sheet: string;
}

/** What a page consists of beyond the shell: its modules from the project's root, and its namespaces. */
interface PageSources {
  moduleFile: string | undefined;
  /** Of a document alone: a page that a link leads to asks the API. */
  restoreFile?: string | undefined;
  namespaces: readonly string[];
}

const ENTRY = 'src/entry-client.tsx';
/** One for the whole site. */
const SHEET = 'style.css';

/** @param folder The site while it is built, and then the build's own folder, since nobody may fetch it. */
export function readManifest(folder: string): BuildManifest {
  return JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as BuildManifest;
}

/** Follows the static imports of the entry and of the page's module, and adds the words of the shell and of the page. */
export function listAssets(manifest: BuildManifest, page: PageSources | undefined, locale: Locale): DocumentAssets {
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const follow = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const chunk = getChunk(manifest, source);
    for (const imported of chunk.imports ?? []) follow(imported);
    scripts.add(`/${chunk.file}`);
  };
  follow(ENTRY);
  follow(shellMessagesModule(locale));
  const entry = getBuiltFile(manifest, ENTRY);
  scripts.delete(entry);
  const preload = [...scripts];
  for (const file of [page?.moduleFile, page?.restoreFile]) if (file) follow(file);
  for (const name of page?.namespaces ?? []) follow(`locales/${locale}/${name}.json`);
  const ofPage = [...scripts].slice(preload.length);
  return { boot: getBuiltFile(manifest, BOOT_SCRIPT), entry, preload, page: ofPage, sheet: getBuiltFile(manifest, SHEET) };
}

/** The layers of the style sheet, the weakest first, as src/styles/foundation.css declares them. */
export function readLayers(): string[] {
  const declaration = parse(readFileSync(`${ROOT}src/styles/foundation.css`, 'utf8')).nodes.find(
    (node) => node.type === 'atrule' && node.name === 'layer',
  );
  return (declaration as AtRule).params.split(',').map((layer) => layer.trim());
}

export function readFallbackFaces(): string {
  const { nodes } = parse(readFileSync(`${ROOT}src/styles/fallback-faces.css`, 'utf8'));
  const faces = nodes.filter((node) => node.type === 'atrule');
  return faces
    .map(
      (face) =>
        `@font-face{${face.nodes
          ?.filter((node) => node.type === 'decl')
          .map(({ prop, value }) => `${prop}:${value}`)
          .join(';')}}`,
    )
    .join('');
}

export function readSheet(site: string, manifest: BuildManifest): string {
  return readFileSync(site + getBuiltFile(manifest, SHEET), 'utf8');
}

const shellMessagesModule = (locale: Locale) => `src/i18n/shell-messages.ts?${locale}`;

export function getBuiltFile(manifest: BuildManifest, source: string): string {
  return `/${getChunk(manifest, source).file}`;
}

/** What one source module was built into. Throws when the build has none. */
function getChunk(manifest: BuildManifest, source: string): Chunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build's manifest has no '${source}'`);
  return chunk;
}
