import type { Strategy } from 'workbox-strategies';
import { apiKey } from '#core/offline/api-key.ts';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { completePrecache } from './caches/precache.ts';
import { isStorable } from './caches/storable.ts';
import { CACHES, fetchOnce, find, isRecent, store, storePage } from './caches/stored-responses.ts';
import { updateKit } from './kit/update-kit.ts';
import { notifyNewPage } from './network-status.ts';
import { findReadable } from './offline-page.ts';
import { fetchBrochure } from './policies/answer-file.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What pages ask of the worker. A message that this build does not know comes from a page of another build.
 * @param images The policy for pictures, by which those of the first page are stored.
 */
export async function handleMessage(event: ExtendableMessageEvent, images: Strategy): Promise<void> {
  const message = event.data as MessageToWorker | undefined;
  switch (message?.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'VISITED':
      if (event.source) notifyNewPage(event.source as Client);
      return storeVisited(message, event, images);
    case 'DOWNLOADED':
      return fetchBrochure(message.path);
    case 'FIND_READABLE':
      return event.ports[0]?.postMessage(await findReadable(message.path, message.locale));
  }
}

type Visit = Extract<MessageToWorker, { type: 'VISITED' }>;

/** Stores the page just shown with its data, then, where allowed, what makes the whole language readable: the offline kit. */
export async function storeVisited(
  { path, data, pictures, locale, mayPrefetch }: Visit,
  event: ExtendableEvent,
  images: Pick<Strategy, 'handleAll'>,
): Promise<void> {
  await attempt(() => storeDocument(path));
  // Under data saver only the page itself.
  if (mayPrefetch) {
    await Promise.all(data.map((address) => attempt(() => storeData(address))));
    for (const picture of pictures) await attempt(() => Promise.all(images.handleAll({ event, request: new Request(picture) })));
  }
  await attempt(completePrecache);
  if (mayPrefetch) await updateKit(locale);
}

async function storeDocument(path: string): Promise<void> {
  if (isRecent(await find(CACHES.pages, path))) return;
  const response = await fetchOnce(path, 'text/html');
  if (isStorable(response, path)) await storePage(path, response);
}

async function storeData(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  const key = apiKey(url);
  if (isRecent(await find(CACHES.data, key))) return;
  const response = await fetchOnce(address, 'application/json');
  if (isStorable(response, url.pathname)) await store(CACHES.data, key, response);
}

/** A request that fails, a body that breaks off or a full storage concerns one entry; the others are stored all the same. */
async function attempt(storeEntry: () => Promise<unknown>): Promise<void> {
  await storeEntry().catch(() => undefined);
}
