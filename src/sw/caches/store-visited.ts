import { apiKey } from '#core/offline/api-key.ts';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { updateKit } from '../kit/update-kit.ts';
import { fetchMoving } from '../stall-limit.ts';
import { CACHES } from './cache-names.ts';
import { completePrecache } from './complete-precache.ts';
import { isStorable } from './storable.ts';
import { storePage } from './store-page.ts';
import { find, isRecent, store } from './stored-responses.ts';

type Visit = Extract<MessageToWorker, { type: 'VISITED' }>;

/** Stores the page just shown with its data, then, where allowed, what makes the whole language readable: the offline kit. */
export async function storeVisited({ path, data, files, locale, mayPrefetch }: Visit): Promise<void> {
  await attempt(() => storeDocument(path));
  // Under data saver only the page itself.
  if (mayPrefetch) {
    await Promise.all(data.map((address) => attempt(() => storeData(address))));
    for (const file of files) await attempt(() => storeFile(file));
  }
  await attempt(completePrecache);
  if (mayPrefetch) await updateKit(locale);
}

async function storeDocument(path: string): Promise<void> {
  if (isRecent(await find(CACHES.pages, path))) return;
  const response = await fetchOnce(path, 'text/html');
  if (isStorable(response, path)) await storePage(path, response, false);
}

async function storeData(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  const key = apiKey(url);
  if (isRecent(await find(CACHES.data, key))) return;
  const response = await fetchOnce(address, 'application/json');
  if (isStorable(response, url.pathname)) await store(CACHES.data, key, response, false);
}

/** Stores a file that the first page loaded before there was a worker. Precached files are there already. */
async function storeFile(path: string): Promise<void> {
  if (await caches.match(path, { ignoreVary: true })) return;
  const response = await fetchOnce(path, '*/*');
  if (!isStorable(response, path)) return;
  const cache = await caches.open(path.startsWith('/assets/') ? CACHES.assets : CACHES.images);
  await cache.put(path, response);
}

/** A request that fails, a body that breaks off or a full storage concerns one entry; the others are stored all the same. */
async function attempt(storeEntry: () => Promise<void>): Promise<void> {
  await storeEntry().catch(() => undefined);
}

function fetchOnce(address: string, accept: string): Promise<Response> {
  return fetchMoving(address, { headers: { accept }, redirect: 'manual' });
}
