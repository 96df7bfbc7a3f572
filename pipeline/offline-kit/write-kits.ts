import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { API_PATH, postPath } from '../../core/api/addresses.ts';
import { KIT_LIST_URL, type KitInfo, type KitList, kitUrl } from '../../core/build/kit.ts';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import { POST_TYPES } from '../../core/posts/post.ts';
import { type SearchDocuments, searchUrl } from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { offlineDocuments } from '../paths.ts';
import { readManifest } from '../prerender/assets.ts';
import type { Report } from '../report.ts';
import { listOfflineScripts } from './list-scripts.ts';
import { writePieces } from './write-pieces.ts';

/** Writes the offline kit of each language, and the list of kits, from the finished files of a build's folder. */
export function writeKits(dist: string, report: Pick<Report, 'note'>): void {
  const { entry, inKit } = listOfflineScripts(readManifest(dist), `${dist}/site`);
  const kits = LOCALES.map((locale) => [locale, { ...writeKit(dist, locale, inKit[locale], report), entry }] as const);
  const list = Object.fromEntries(kits) as KitList;
  writeFileSync(`${dist}/site${KIT_LIST_URL}`, JSON.stringify(list));
}

function writeKit(dist: string, locale: Locale, scripts: readonly string[], report: Pick<Report, 'note'>): Omit<KitInfo, 'entry'> {
  const sources = readKitSources(dist, locale, scripts);
  const { bytes, posts, since } = makeKit(sources, locale);
  writeFileSync(`${dist}/site${kitUrl(locale)}`, bytes);
  if (since) report.note(`${locale}: ${posts} of ${sources.posts.length} posts, those since ${since}`);
  return { digest: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

export interface Kit {
  bytes: Buffer;
  /** How many posts it has, and the day of the oldest where others are left out. */
  posts: number;
  since?: string;
}

/** The kit of one language: every page that is no post, and the newest posts with the lists of their years. */
export function makeKit(sources: KitSources, locale: Locale, most: number = OFFLINE_POSTS): Kit {
  const newest = newestDays(sources.posts, most);
  return pack(sources, locale, newest.length < sources.posts.length ? (newest.at(-1)?.date ?? '9999') : undefined);
}

type Piece = readonly [address: string, bytes: Buffer];

const byAddress = ([a]: Piece, [b]: Piece) => (a < b ? -1 : 1);

function pack({ documents, years, code, indexes, search, posts }: KitSources, locale: Locale, since: string | undefined): Kit {
  const isIncluded = ({ date }: { date: string }) => since === undefined || date >= since;
  const included = posts.filter(isIncluded);
  const json = (value: object & { posts: readonly { date: string }[] }) =>
    Buffer.from(JSON.stringify(since === undefined ? value : { ...value, since, posts: value.posts.filter(isIncluded) }));
  const ofPosts = included.flatMap((post) => post.read());
  const ofYears = [...years].flatMap(([year, piece]) => (since === undefined || year >= since.slice(0, 4) ? [piece] : []));
  const isApiAnswer = ([address]: Piece) => address.startsWith(API_PATH);
  // Plain text before documents that repeat it between tags, and what is alike side by side: this order compresses by 3 % better
  // than the reverse.
  const pieces = new Map<string, Uint8Array>([
    [searchUrl(locale), json(search)],
    ...ofPosts.filter(isApiAnswer).sort(byAddress),
    ...[...indexes].map(([url, index]) => [url, json(index)] as const),
    ...[...code].sort(byAddress),
    ...[...documents, ...ofYears, ...ofPosts.filter((piece) => !isApiAnswer(piece))].sort(byAddress),
  ]);
  return { bytes: writePieces(pieces, since), posts: included.length, ...(since !== undefined && { since }) };
}

/** What belongs to one post: its answer of the API and, where it has a page, its document. */
interface PostPieces {
  type: PostType;
  date: string;
  /** Reads the pieces from their files: a kit holds the newest posts only. */
  read(): readonly (readonly [address: string, bytes: Buffer])[];
}

/** What a kit is made of, as it stands in the folder of a build. */
export interface KitSources {
  /** Documents of pages that are no posts, by their addresses. */
  documents: ReadonlyMap<string, Buffer>;
  /** Of them those that list the posts of a year, by the year: they grow with the posts, and belong to them. */
  years: ReadonlyMap<string, readonly [address: string, bytes: Buffer]>;
  /** The scripts of all pages, and the texts of the language. */
  code: ReadonlyMap<string, Buffer>;
  indexes: ReadonlyMap<string, PostIndex>;
  search: SearchDocuments;
  posts: readonly PostPieces[];
}

/** Reads everything of one language. The offline page is left out: it stands in for documents that no kit has, so the worker installs it. */
function readKitSources(dist: string, locale: Locale, scripts: readonly string[]): KitSources {
  const site = `${dist}/site`;
  const pages = offlineDocuments(dist);
  const indexes = new Map<string, PostIndex>();
  const posts: PostPieces[] = [];
  const postPages = new Set<string>();
  for (const type of POST_TYPES) {
    const url = `/data/${type}.${locale}.json`;
    const index = JSON.parse(readFileSync(site + url, 'utf8')) as PostIndex;
    indexes.set(url, index);
    const { detail } = getPostPages(type);
    for (const { id, date } of index.posts) {
      const files: [address: string, file: string][] = [
        [API_PATH + postPath(type, locale, id), `${site}/data/${type}/${id}.${locale}.json`],
      ];
      if (detail) {
        const path = hrefFor(locale, detail.id, { id });
        postPages.add(path);
        files.push([path, `${pages}${path}.html`]);
      }
      posts.push({ type, date, read: () => files.map(([address, file]) => [address, readFileSync(file)]) });
    }
  }
  const documents = new Map<string, Buffer>();
  const years = new Map<string, readonly [string, Buffer]>();
  const yearPages = `${hrefFor(locale, 'sitemap')}/`;
  for (const path of listDocuments(pages, locale)) {
    if (path === hrefFor(locale, 'offline') || postPages.has(path)) continue;
    const bytes = readFileSync(`${pages}${path}.html`);
    if (path.startsWith(yearPages)) years.set(path.slice(yearPages.length), [path, bytes]);
    else documents.set(path, bytes);
  }
  const code = new Map(scripts.map((url) => [url, readFileSync(site + url)] as const));
  const search = JSON.parse(readFileSync(site + searchUrl(locale), 'utf8')) as SearchDocuments;
  return { documents, years, code, indexes, search, posts: posts.sort((a, b) => compare(b.date, a.date) || compare(a.type, b.type)) };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function listDocuments(pages: string, locale: Locale): string[] {
  const below = existsSync(`${pages}/${locale}`) ? readdirSync(`${pages}/${locale}`, { recursive: true, encoding: 'utf8' }) : [];
  const files = below.filter((file) => file.endsWith('.html')).map((file) => `/${locale}/${file.replaceAll('\\', '/').slice(0, -5)}`);
  return [`/${locale}`, ...files].sort(compare);
}

/** So many posts of a language can be read offline unvisited: kits stay within 200 KiB of brotli (pages and their code 150, a post 0.6). */
export const OFFLINE_POSTS = 80;

/** The newest of the posts, which are sorted by their dates: as many whole days as hold no more than `most`, so that a day says what is there. */
export function newestDays<Post extends { date: string }>(posts: readonly Post[], most = OFFLINE_POSTS): readonly Post[] {
  const cut = posts[most]?.date;
  return cut === undefined ? posts : posts.filter(({ date }) => date > cut);
}

type DatedPosts = { type: PostType; locale: Locale; posts: readonly { id: string; date: string }[] };

/** Addresses of posts that are too old for the kit of their language: nobody needs their documents for it. */
export function listBeyondKits(sets: readonly DatedPosts[]): ReadonlySet<string> {
  const byLocale = new Map<Locale, { date: string; path: string | undefined }[]>();
  for (const { type, locale, posts } of sets) {
    const { detail } = getPostPages(type);
    const dated = posts.map(({ id, date }) => ({ date, path: detail && hrefFor(locale, detail.id, { id }) }));
    byLocale.set(locale, [...(byLocale.get(locale) ?? []), ...dated]);
  }
  const beyond = [...byLocale.values()].flatMap((posts) => {
    const newest = new Set(newestDays(posts.sort((a, b) => b.date.localeCompare(a.date))));
    return posts.flatMap((post) => (post.path && !newest.has(post) ? [post.path] : []));
  });
  return new Set(beyond);
}
