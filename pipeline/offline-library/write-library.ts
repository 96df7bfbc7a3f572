import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type LibraryFile, type LibraryItem, libraryUrl, type SavedLibrary } from '../../core/build/library.ts';
import { resolveRoute } from '../../core/site/guard.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getPage, getPostPages } from '../../core/site/pages.ts';
import { hrefFor, isDocument, postHref } from '../../core/site/urls.ts';
import { compressFile } from '../compress.ts';
import { readWords } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import { SITE } from '../paths.ts';
import type { PageFacts } from '../prerender/make-document.ts';
import { type HtmlElement, listElements } from '../prerender/parse-html.ts';

/** Writes what can be saved for reading offline. After compression: the sizes are those on the wire. */
export async function writeSavedLibrary(sets: readonly PostSet[], pages: Readonly<Record<string, PageFacts>>): Promise<void> {
  const documents = new Map(Object.entries(pages).map(([path, { files }]) => [path, files]));
  for (const locale of LOCALES) {
    const { site } = readWords(locale, 'offline') as { site: string };
    const library = makeSavedLibrary(locale, { documents, sizeOf, listFaces }, sets, site);
    const file = SITE + libraryUrl(locale);
    writeFileSync(file, JSON.stringify(library));
    await compressFile(file);
  }
}

function sizeOf(url: string): number | undefined {
  const path = `${SITE}${url}${isDocument(url) ? '.html' : ''}`;
  const sent = [`${path}.br`, path].find((file) => existsSync(file));
  return sent === undefined ? undefined : statSync(sent).size;
}

function listFaces(sheet: string): string[] {
  return readFileSync(SITE + sheet, 'utf8').match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
}

type Post = PostSet['posts'][number];

export interface BuiltSite {
  /** What each document needs, by its address. */
  documents: ReadonlyMap<string, DocumentFiles>;
  /** Bytes of a file on the wire; undefined where the build has not made it. */
  sizeOf: (url: string) => number | undefined;
  /** The faces that a style sheet of fonts names. */
  listFaces: (sheet: string) => readonly string[];
}

/** What can be saved in one locale: each post, album, film and brochure with the page to read it at, and the whole site. */
export function makeSavedLibrary(
  locale: Locale,
  { documents, sizeOf, listFaces }: BuiltSite,
  sets: readonly PostSet[],
  title: string,
): SavedLibrary {
  const files: LibraryFile[] = [];
  const places = new Map<string, number>();
  const placeOf = (url: string): number => {
    const known = places.get(url);
    if (known !== undefined) return known;
    const size = sizeOf(url);
    if (size === undefined) throw new Error(`the offline library names ${url}, which the build did not make`);
    const place = files.push([url, size]) - 1;
    places.set(url, place);
    return place;
  };
  const make = (item: Omit<LibraryItem, 'bytes' | 'files'>, urls: readonly string[]): LibraryItem => {
    const own = [...new Set(urls)].map(placeOf);
    return { ...item, bytes: own.reduce((sum, place) => sum + (files[place]?.[1] ?? 0), 0), files: own };
  };
  const filesOf = (path: string): string[] => {
    const needed = documents.get(path)?.needed;
    if (!needed) throw new Error(`the offline library names ${path}, which has no document`);
    return [...needed, ...needed.filter((url) => url.startsWith('/assets/fonts-')).flatMap(listFaces), path];
  };

  const posts = sets
    .filter((set) => set.locale === locale)
    .flatMap(({ type, posts }) => {
      const { detail } = getPostPages(type);
      return posts.map((post) => {
        const url = postHref(locale, { type, id: post.id });
        const data = detail ? [`/data/${type}/${post.id}.${locale}.json`] : [];
        return { post, type, url, files: [...filesOf(url.split('#', 1)[0] as string), ...data, ...ownFiles(post)] };
      });
    });
  const paths = [...documents.keys()].filter((path) => isSaved(path, locale)).sort();
  const downloads = new Set(paths.flatMap((path) => documents.get(path)?.downloads ?? []));
  const items = posts
    // A video elsewhere cannot be saved.
    .filter(({ post }) => !post.external)
    .map(({ post, type, url, files }) => {
      const pdf = pdfOf(post);
      return make({ id: `${locale}/${type}/${post.id}`, kind: type, title: post.title, url, ...(pdf && { pdf }) }, files);
    });
  const everything = [
    ...paths.flatMap(filesOf),
    ...posts.flatMap((one) => one.files),
    ...[...downloads].filter((url) => !isTranslation(url, locale, downloads)),
  ];
  return { items: [...items, make({ id: `${locale}/site`, kind: 'site', title, url: hrefFor(locale, 'home') }, everything)], files };
}

/** The PDF, and the film in its smallest size with its captions. */
function ownFiles(post: Post): string[] {
  const { film } = post;
  const smallest = film?.files.at(-1)?.url;
  return [pdfOf(post), smallest, ...(smallest ? Object.values(film?.captions ?? {}) : [])].filter((url) => url !== undefined);
}

/** The page's own language comes first, where there is a PDF in it. */
function pdfOf({ files }: Post): string | undefined {
  return files?.[0]?.url;
}

function isSaved(path: string, locale: Locale): boolean {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.locale !== locale) return false;
  const page = getPage(match.page);
  return !page.status && !page.offline.isUnlisted;
}

/** Whether a download is another language's, and there is one in this language. */
function isTranslation(url: string, locale: Locale, all: ReadonlySet<string>): boolean {
  return LOCALES.some((other) => other !== locale && url.endsWith(`-${other}.pdf`) && all.has(url.replace(/\w+\.pdf$/, `${locale}.pdf`)));
}

/** Pictures are saved in this width, in pixels, those for phones in the other; the worker gives them for any width asked for. */
const WIDTH = 1200;
const PHONE_WIDTH = 736;

export interface DocumentFiles {
  /** Scripts, words, style sheets, drawings, and one width of each picture. */
  needed: string[];
  /** PDFs and archives that the document links to. */
  downloads: string[];
}

/** What a document needs to be complete without a network, as its markup names it. @param parts The document's head and body. */
export function documentFiles(...parts: readonly HtmlElement[]): DocumentFiles {
  const [needed, downloads] = [new Set<string>(), new Set<string>()];
  for (const { tag, attributes } of parts.flatMap(listElements)) {
    const { href, src, srcset, media } = attributes;
    for (const value of Object.values(attributes))
      for (const [asset] of value.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) needed.add(asset);
    for (const value of [href, src]) if (value && /^\/[\w-]+\.(?:svg|png)$/.test(value)) needed.add(value);
    if (href && /^\/downloads\/[\w.-]+$/.test(href)) downloads.add(href);
    // A source with a condition is another picture, for phones.
    const picture = tag === 'source' ? pick(srcset, media ? PHONE_WIDTH : WIDTH) : undefined;
    if (picture) needed.add(picture);
  }
  return { needed: [...needed], downloads: [...downloads] };
}

/** The narrowest candidate of a source that has so many pixels, or the widest. */
function pick(srcset: string | undefined, pixels: number): string | undefined {
  const candidates = (srcset ?? '').split(', ').map((candidate) => candidate.split(' '));
  return (candidates.find(([, width]) => Number.parseInt(width ?? '', 10) >= pixels) ?? candidates.at(-1))?.[0];
}
