import { readdirSync, statSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { pageModuleName } from '../../core/site/page-module-name.ts';
import { PAGES, type Page, type PageId } from '../../core/site/pages.ts';
import { DIST, ROOT } from '../paths.ts';
import { type BuildManifest, getChunk, listAssets, readManifest } from '../prerender/assets.ts';

/** From this size on, in bytes, a file is installed with the worker: it is a library, which a deployment seldom changes. */
const LARGE = 30_000;

/** Modules that offline pages do without: they offer what needs a network, send what can wait, or only move things. */
const NEEDS_NETWORK = [
  'src/app/boot/register-worker.ts',
  'src/features/analytics/recorder.ts',
  'src/features/install/install-offer.tsx',
  'src/features/language/language-offer.tsx',
  'src/features/popup/popups.tsx',
  'src/shared/dom/aos.ts',
];
/** Words, of which each language has its own list. */
const WORDS = /^(?:locales\/|src\/i18n\/shell-words)/;
/** Namespaces of what offline pages do without. */
const WORDS_FOR_NETWORK = new Set(['install', 'mail', 'offer', 'popup', 'staff']);

export interface OfflineCode {
  /** The script that documents start the app with. */
  entry: string;
  /** Files that the worker installs: the shell, which every page loads, and libraries. */
  installed: readonly string[];
  /** Files of pages that run before they are visited, by language: a kit has them. */
  inKit: Readonly<Record<Locale, readonly string[]>>;
  /** Files that are stored together with a kit and are not in it, by language: what each of its pages loads. */
  besideKit: Readonly<Record<Locale, readonly string[]>>;
}

const pages = PAGES.filter((page) => !page.redirected);

/** Pages that run offline before they are visited: posts and their lists, and what its row names. Others can be read. */
const runsUnvisited = ({ offline, posts }: Page) => offline.runsUnvisited === true || posts !== undefined;

/** The scripts and style sheets of a build that are stored before they are used, as addresses on our origin. */
export function listOfflineCode(dist: string = DIST, manifest: BuildManifest = readManifest(dist)): OfflineCode {
  const leftOut = listLeftOut(manifest);
  const shells = LOCALES.map((locale) => {
    const { boot, entry, preload, sheet } = listAssets(manifest, undefined, locale);
    return [boot, entry, ...preload, sheet];
  });
  // Its messages are stored beside the kit of the language.
  const shell = new Set(shells[0]?.filter((url) => shells.every((files) => files.includes(url))));
  const isLarge = (url: string) => statSync(`${dist}/site${url}`).size >= LARGE;
  const lists = LOCALES.map((locale) =>
    [...follow(manifest, rootsOf(manifest, locale), leftOut), ...listWords(manifest, locale)].filter((url) => !shell.has(url)),
  );
  const beside = shells.map((files) => files.filter((url) => !shell.has(url)).sort());
  const inKit = lists.map((files, at) => files.filter((url) => !isLarge(url) && !beside[at]?.includes(url)).sort());
  const byLocale = (of: string[][]) => Object.fromEntries(LOCALES.map((locale, at) => [locale, of[at]])) as Record<Locale, string[]>;
  return {
    entry: listAssets(manifest, undefined, 'en').entry,
    installed: [...shell, ...new Set(lists.flat().filter(isLarge))].sort(),
    inKit: byLocale(inKit),
    besideKit: byLocale(beside),
  };
}

/** Sources of the pages that run unvisited, and of the features that any page may use. */
function rootsOf(manifest: BuildManifest, locale: Locale): string[] {
  const ofPages = pages.filter(runsUnvisited).map(({ id }) => findPageModule(id));
  const ofFeatures = (manifest['index.html']?.dynamicImports ?? []).filter(
    (source) => !source.startsWith('src/pages/') && !WORDS.test(source) && !isOfOther(source, locale),
  );
  return [...ofPages, ...ofFeatures];
}

function isOfOther(source: string, locale: Locale): boolean {
  const own = /^site:leaders\/(\w\w)/.exec(source)?.[1];
  return own !== undefined && own !== locale;
}

/** The words of the pages that run unvisited, and of features, which are no page's. */
function listWords(manifest: BuildManifest, locale: Locale): string[] {
  const ofPages = new Set(pages.flatMap(({ namespaces }) => namespaces));
  const unvisited = new Set(pages.filter(runsUnvisited).flatMap(({ namespaces }) => namespaces));
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = new RegExp(`^locales/${locale}/(.+)\\.json$`).exec(source)?.[1];
    return name && (unvisited.has(name) || (!ofPages.has(name) && !WORDS_FOR_NETWORK.has(name))) ? [`/${file}`] : [];
  });
}

/** Modules that need the network, and what they share with the app alone. Throws for one that is not there: it would enter the kits. */
function listLeftOut(manifest: BuildManifest): Set<string> {
  const importedLater = manifest['index.html']?.dynamicImports ?? [];
  const ofPages = new Set<string>();
  for (const { id } of pages.filter(runsUnvisited)) addImports(manifest, findPageModule(id), ofPages);
  const isLeftOut = (source: string) => importedLater.includes(source) && !ofPages.has(source);
  return new Set(NEEDS_NETWORK.flatMap((source) => [source, ...(getChunk(manifest, source).imports ?? []).filter(isLeftOut)]));
}

/** What a source imports at once. */
function addImports(manifest: BuildManifest, source: string, found: Set<string>): void {
  if (found.has(source)) return;
  found.add(source);
  for (const imported of manifest[source]?.imports ?? []) addImports(manifest, imported, found);
}

/** What the sources are built into, and what those files import, at once or later. */
function follow(manifest: BuildManifest, roots: readonly string[], leftOut: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  const visited = new Set(['index.html', ...leftOut]);
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || visited.has(source) || WORDS.test(source)) return;
    visited.add(source);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) if (/\.(?:js|css)$/.test(file)) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const root of roots) visit(root);
  return [...files];
}

const paths = readdirSync(`${ROOT}src/pages`, { recursive: true, encoding: 'utf8' }).map((path) => path.replace(/\\/g, '/'));

/** The page's module as the build's manifest names it: `src/pages/about/company-page.tsx`. Throws when there is none. */
function findPageModule(id: PageId): string {
  const name = pageModuleName(id);
  const found = paths.filter((path) => path === name || path.endsWith(`/${name}`));
  if (found.length !== 1) throw new Error(`src/pages has ${found.length} files named ${name}: the page '${id}' needs exactly one`);
  return `src/pages/${found[0]}`;
}
