import { apiKey } from '#core/offline/api-key.ts';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { searchUrl } from '#core/search/search-documents.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { indexUrl } from '../replica/index-url.ts';
import { CACHES } from './cache-names.ts';
import { isStorable } from './storable.ts';
import { storePage } from './store-page.ts';
import { find, isRecent, store } from './stored-responses.ts';

type Visit = Extract<MessageToWorker, { type: 'VISITED' }>;

/** Lists and indexes are fetched again after this long, in milliseconds. */
const REFRESH_AFTER = 5 * 60_000;
const refreshedAt = new Map<Locale, number>();

/** Stores the page just shown with its data, then, where allowed, what every visitor of the locale needs offline. */
export async function storeVisited({ path, data, files, locale, mayPrefetch }: Visit): Promise<void> {
  await storeDocument(path, false);
  // Under data saver only the page itself.
  if (!mayPrefetch) return;
  await Promise.all(data.map((address) => storeData(address, false)));
  for (const file of files) await storeFile(file);
  const isMissing = !(await find(CACHES.data, searchUrl(locale)));
  const age = Date.now() - (refreshedAt.get(locale) ?? 0);
  const isDue = age < 0 || age > REFRESH_AFTER;
  if ((isMissing || isDue) && (await storeSite(locale))) refreshedAt.set(locale, Date.now());
}

/** Stores home, the lists, their indexes and the search documents, one after another. Resolves with whether all of them are stored. */
async function storeSite(locale: Locale): Promise<boolean> {
  const results: boolean[] = [];
  for (const page of PAGES.filter(({ offline }) => offline.store === 'prefetched')) {
    if (page.posts) results.push(await storeData(indexUrl(page.posts.type, locale), true));
    results.push(await storeDocument(hrefFor(locale, page.id), true));
  }
  results.push(await storeData(searchUrl(locale), true));
  return results.every(Boolean);
}

function storeDocument(path: string, isPrefetched: boolean): Promise<boolean> {
  return attempt(async () => {
    if (isRecent(await find(CACHES.pages, path))) return true;
    const response = await fetchOnce(path, 'text/html');
    return isStorable(response, path) && storePage(path, response, isPrefetched);
  });
}

function storeData(address: string, isPrefetched: boolean): Promise<boolean> {
  return attempt(async () => {
    const url = new URL(address, location.origin);
    const key = apiKey(url);
    if (isRecent(await find(CACHES.data, key))) return true;
    const response = await fetchOnce(address, 'application/json');
    if (!isStorable(response, url.pathname)) return false;
    await store(CACHES.data, key, response, isPrefetched);
    return true;
  });
}

/** Stores a file that the first page loaded before there was a worker. Precached files are there already. */
function storeFile(path: string): Promise<boolean> {
  return attempt(async () => {
    if (await caches.match(path, { ignoreVary: true })) return true;
    const response = await fetchOnce(path, '*/*');
    if (!isStorable(response, path)) return false;
    const cache = await caches.open(path.startsWith('/assets/') ? CACHES.assets : CACHES.images);
    await cache.put(path, response);
    return true;
  });
}

/** A request that fails, a body that breaks off or a full storage concerns one entry; the others are stored all the same. */
async function attempt(storeEntry: () => Promise<boolean>): Promise<boolean> {
  return storeEntry().catch(() => false);
}

function fetchOnce(address: string, accept: string): Promise<Response> {
  return fetch(address, { headers: { accept }, redirect: 'manual' });
}
