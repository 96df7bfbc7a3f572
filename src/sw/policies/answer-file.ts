import { createPartialResponse } from 'workbox-range-requests';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { CACHES, find, store, storedAtOf } from '../caches/stored-responses.ts';
import { fetchOrPreload, isOwnAnswer, isStorable, timeoutWithCopy, withTimeout } from '../network.ts';

/** Other downloads and films come from the network as they are. */
export const BROCHURE = /^\/downloads\/[\w.-]+\.pdf$/;
const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;

/** A brochure: from the network, which also stores one that comes whole; else the stored file, whole or in part. */
export async function answerBrochure(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const stored = await find(CACHES.brochures, pathname);
  const network = fetchAndStore(event, pathname);
  if (!stored) return network;
  try {
    const response = await withTimeout(network, timeoutWithCopy());
    // A range beyond the end, of no type.
    if (response.status === 416 || isOwnAnswer(response, pathname)) return response;
  } catch {
    // The stored file it is.
  }
  return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
}

async function fetchAndStore(event: FetchEvent, pathname: string): Promise<Response> {
  const response = await fetchOrPreload(event);
  // What was asked for in part comes with 206.
  if (isStorable(response, pathname)) event.waitUntil(storeBrochure(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** Stores a brochure that a page's link downloads: once more over the network, since downloads leave nothing in the browser's cache. */
export async function fetchBrochure(pathname: string): Promise<void> {
  if (!BROCHURE.test(pathname)) return;
  // A download that fails says so by itself.
  const response = await fetch(new Request(new URL(pathname, location.href))).catch(() => undefined);
  if (response && isStorable(response, pathname)) await storeBrochure(pathname, response).catch(() => undefined);
}

/** Stores a brochure, and deletes those that were stored longest ago until the rest keeps to the limits. */
async function storeBrochure(pathname: string, response: Response): Promise<void> {
  const file = await response.blob();
  if (file.size > MAX_BYTES) return;
  await store(CACHES.brochures, pathname, new Response(file, { headers: response.headers }));
  const cache = await caches.open(CACHES.brochures);
  const stored = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const copy = await cache.match(url, { ignoreVary: true });
      return { url, storedAt: storedAtOf(copy), bytes: (await copy?.blob())?.size ?? 0 };
    }),
  );
  let [files, bytes] = [0, 0];
  for (const one of stored.sort((a, b) => b.storedAt - a.storedAt)) {
    files += 1;
    bytes += one.bytes;
    if (files > MAX_FILES || bytes > MAX_BYTES) await cache.delete(one.url, { ignoreVary: true });
  }
}

const PICTURE = /^(\/images\/.+)-\d+\.(?:avif|jpg)$/;
/** In this header the server names the smaller picture that it sent under data saver. */
const SMALLER_PICTURE = 'content-location';

/** Workbox plugin: a small copy of a picture is used while data is to be saved, and offline; otherwise it gives way to the whole picture. */
export const dataSaverImages = {
  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response }): Promise<Response | undefined> {
    const isSmall = cachedResponse?.headers.has(SMALLER_PICTURE) === true;
    return isSmall && !shouldSaveData() ? undefined : cachedResponse;
  },
  async handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
    return find(CACHES.images, request.url);
  },
};

/** Offline any stored width of the picture will do: the browser asks for the one that fits its window. */
export async function findFallbackWidth(request: Request): Promise<Response | undefined> {
  const name = pictureOf(request.url);
  if (name === undefined) return undefined;
  const cache = await caches.open(CACHES.images);
  const widths = (await cache.keys()).filter(({ url }) => pictureOf(url) === name);
  const widest = widths.sort((a, b) => widthOf(b.url) - widthOf(a.url))[0];
  return widest && cache.match(widest, { ignoreVary: true });
}

function pictureOf(url: string): string | undefined {
  return PICTURE.exec(new URL(url).pathname)?.[1];
}

function widthOf(url: string): number {
  return Number(/-(\d+)\.\w+$/.exec(url)?.[1]);
}
