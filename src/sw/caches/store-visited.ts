import { apiKey } from '#core/offline/api-key.ts';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { updateKit } from '../kit/update-kit.ts';
import { CACHES } from './cache-names.ts';
import { completePrecache } from './precache.ts';
import { isStorable } from './storable.ts';
import { storePage } from './store-page.ts';
import { fetchOnce, find, isRecent, store, storeFile } from './stored-responses.ts';

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

/** A request that fails, a body that breaks off or a full storage concerns one entry; the others are stored all the same. */
async function attempt(storeEntry: () => Promise<unknown>): Promise<void> {
  await storeEntry().catch(() => undefined);
}
