import { isDocument } from '#core/offline/library.ts';
import type { OfflineLink, OfflineList } from '#core/offline/offline-page-template.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, getPostPages, PAGES } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { CACHES } from '../caches/cache-names.ts';
import { find } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { findSaved, readRecords, savedKeys } from '../library/saved-files.ts';
import { readTitle } from './read-title.ts';

/** Of the posts in an offline kit, so many of the newest are listed. */
const MAX_KIT_POSTS = 10;

/**
 * What can be read offline in a locale: what was saved on purpose, posts (the newest first), and other pages (in the site's
 * order): those that were visited, and those of the offline kit.
 */
export async function listReadable(locale: Locale): Promise<Record<OfflineList, OfflineLink[]>> {
  const storedKeys = await savedKeys();
  const saved = await listSaved(locale, storedKeys);
  const savedHrefs = new Set(saved.map(({ href }) => href));
  const visited = (await (await caches.open(CACHES.pages)).keys()).map(({ url }) => new URL(url).pathname);
  const lists: Record<OfflineList, OfflineLink[]> = { saved, news: [], pages: [] };
  const titles = await readKitTitles(locale);
  for (const path of new Set([...visited, ...[...storedKeys].filter(isDocument), ...titles.keys()])) {
    const match = resolveRoute(path);
    if (match.kind !== 'page' || match.locale !== locale || savedHrefs.has(path)) continue;
    const page = getPage(match.page);
    if (page.status || page.offline.isUnlisted) continue;
    const title = titles.get(path) ?? (await readStoredTitle(path));
    if (title) lists[page.posts?.role === 'detail' ? 'news' : 'pages'].push({ href: path, title });
  }
  // The id of a post begins with its date.
  lists.news.sort((a, b) => (postIdOf(a) < postIdOf(b) ? 1 : -1));
  lists.pages.sort((a, b) => rowOf(a) - rowOf(b));
  return lists;
}

async function listSaved(locale: Locale, storedKeys: ReadonlySet<string>): Promise<OfflineLink[]> {
  const records = (await readRecords()).filter(({ id, whole }) => whole && id.startsWith(`${locale}/`));
  const complete = records.filter(({ keys }) => keys.every((key) => storedKeys.has(key)));
  return complete.map(({ title, url, pdf }) => ({ href: pdf ?? url, title }));
}

async function readStoredTitle(path: string): Promise<string | undefined> {
  const copy = (await find(CACHES.pages, path)) ?? (await findSaved(path));
  return copy && readTitle(await copy.text());
}

/** Titles of what the kit has, by path, from the documents of its search. */
async function readKitTitles(locale: Locale): Promise<Map<string, string>> {
  const copy = await findInKit(searchUrl(locale));
  if (!copy) return new Map();
  const { pages, posts } = (await copy.json()) as SearchDocuments;
  const ofPosts = posts.flatMap(({ type, id, title }) => {
    const { detail } = getPostPages(type);
    return detail ? [[hrefFor(locale, detail.id, { id }), title] as const] : [];
  });
  return new Map([...pages.map(({ href, title }) => [href, title] as const), ...ofPosts.slice(0, MAX_KIT_POSTS)]);
}

function postIdOf({ href }: OfflineLink): string {
  return href.slice(href.lastIndexOf('/'));
}

/** The place of a page in the table of pages. */
function rowOf({ href }: OfflineLink): number {
  const match = resolveRoute(href);
  return PAGES.findIndex(({ id }) => match.kind === 'page' && id === match.page);
}
