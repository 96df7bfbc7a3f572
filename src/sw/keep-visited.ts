import type { FromWorker, ToWorker } from '#core/offline/messages.ts';
import { searchUrl } from '#core/search/search-documents.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { dataKey, indexUrl } from './answer-api.ts';
import { keepPage } from './answer-page.ts';
import { CACHES, find, isStorable, store } from './caches.ts';
import { savedPages } from './tend-library.ts';

declare const self: ServiceWorkerGlobalScope;

type Visited = Extract<ToWorker, { type: 'VISITED' }>;

/** Indexes and lists are looked at again after this long, in milliseconds. */
const WARM_AGAIN = 5 * 60_000;
const lastWarmed = new Map<Locale, number>();

/** Keeps the page just shown with its data, then, where allowed, what the visitor is likely to want next; then says so. */
export async function keepVisited({ path, data, files, locale, warm }: Visited): Promise<void> {
  await keepDocument(path, false);
  // Under data saver nothing but the page itself.
  if (warm) {
    await Promise.all(data.map((address) => keepData(address, false)));
    for (const file of files) await keepFile(file);
    const isCleared = !(await find(CACHES.data, searchUrl(locale)));
    if ((isCleared || Date.now() - (lastWarmed.get(locale) ?? 0) > WARM_AGAIN) && (await warmSite(locale)))
      lastWarmed.set(locale, Date.now());
  }
  const paths = await (await caches.open(CACHES.pages)).keys();
  const visited = paths.map((request) => new URL(request.url).pathname);
  await tell({ type: 'PAGES', paths: [...new Set([...visited, ...(await savedPages())])] });
  await tell({ type: 'READY' });
}

/** Home, the lists, their indexes and the search's, one after another, each failure for itself. Says whether all of them are held. */
async function warmSite(locale: Locale): Promise<boolean> {
  let isComplete = true;
  for (const page of PAGES.filter((candidate) => candidate.offline === 'warmed')) {
    if (page.posts) isComplete = (await keepData(indexUrl(page.posts.type, locale), true)) && isComplete;
    isComplete = (await keepDocument(hrefFor(locale, page.id), true)) && isComplete;
  }
  isComplete = (await keepData(searchUrl(locale), true)) && isComplete;
  return isComplete;
}

async function keepDocument(path: string, warmed: boolean): Promise<boolean> {
  if (await isHeld(CACHES.pages, path)) return true;
  const response = await get(path, 'text/html');
  if (!response || !isStorable(response, 'text/html')) return false;
  return keepPage(path, response, warmed);
}

async function keepData(address: string, warmed: boolean): Promise<boolean> {
  const key = dataKey(new URL(address, location.origin));
  if (await isHeld(CACHES.data, key)) return true;
  const response = await get(address, 'application/json');
  if (!response || !isStorable(response, 'application/json')) return false;
  await store(CACHES.data, key, response, warmed);
  return true;
}

/** What the first page loaded before there was a worker; precached files are there already. */
async function keepFile(path: string): Promise<void> {
  // A picture's `Vary` would have the request of then be the one of now.
  if (await caches.match(path, { ignoreVary: true })) return;
  const response = await get(path, '*/*');
  const isImage = !path.startsWith('/assets/');
  if (response && isStorable(response, '')) await (await caches.open(isImage ? CACHES.images : CACHES.assets)).put(path, response);
}

/** Stored within the last minutes, by a visit or ahead of one. */
export async function isHeld(cacheName: string, key: string): Promise<boolean> {
  const copy = await find(cacheName, key);
  return copy !== undefined && Date.now() - Number(copy.headers.get('x-stored-at')) < WARM_AGAIN;
}

async function get(address: string, accept: string): Promise<Response | undefined> {
  return fetch(address, { headers: { accept }, redirect: 'manual' }).catch(() => undefined);
}

async function tell(message: FromWorker): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}
