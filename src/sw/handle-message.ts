import type { Strategy } from 'workbox-strategies';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { completePrecache } from './caches/precache.ts';
import { apiKey, CACHES, find, isRecent, store } from './caches/stored-responses.ts';
import { updateKit } from './kit/update-kit.ts';
import { isOurDocument, isStorable, TRANSFER_TIMEOUT } from './network.ts';
import { fetchBrochure } from './policies/answer-file.ts';
import { reportStoredDocument } from './policies/answer-page.ts';

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
      if (event.source) reportStoredDocument(event.source as Client);
      return storeVisited(message, event, images);
    case 'DOWNLOADED':
      return fetchBrochure(message.path);
  }
}

type Visit = Extract<MessageToWorker, { type: 'VISITED' }>;

/** Stores the page just shown with its data, then, where allowed, what makes the whole language readable: the offline kit. */
export async function storeVisited(
  { path, data, pictures, locale, mayPrefetch }: Visit,
  event: ExtendableEvent,
  images: Pick<Strategy, 'handleAll'>,
): Promise<void> {
  await attempt(() => storeAnswer(CACHES.pages, path));
  if (mayPrefetch) {
    await Promise.all(data.map((address) => attempt(() => storeAnswer(CACHES.data, address))));
    for (const picture of pictures) await attempt(() => Promise.all(images.handleAll({ event, request: new Request(picture) })));
  }
  await attempt(completePrecache);
  if (mayPrefetch) await updateKit(locale);
}

/** Stores a document or an answer of the API; the browser's cache may answer. A redirect is not followed. */
async function storeAnswer(cacheName: typeof CACHES.pages | typeof CACHES.data, address: string): Promise<void> {
  const url = new URL(address, location.origin);
  const key = apiKey(url);
  if (isRecent(await find(cacheName, key))) return;
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TRANSFER_TIMEOUT) });
  if (!isStorable(response, url.pathname)) return;
  if (cacheName === CACHES.data || isOurDocument(await response.clone().text())) await store(cacheName, key, response);
}

/** A request that fails, a body that breaks off or a full storage concerns one entry; the others are stored all the same. */
async function attempt(storeEntry: () => Promise<unknown>): Promise<void> {
  await storeEntry().catch(() => undefined);
}
