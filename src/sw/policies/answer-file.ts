import { createPartialResponse } from 'workbox-range-requests';
import { hasExpectedType } from '#core/offline/expected-type.ts';
import { isStorable } from '../caches/storable.ts';
import { CACHES, find, store, storedAtOf } from '../caches/stored-responses.ts';
import { timeoutWithCopy, withTimeout } from '../time-limits.ts';
import { fetchOrPreload } from './answer-page.ts';

/** Other downloads and films come from the network as they are. */
export const BROCHURE = /^\/downloads\/[\w.-]+\.pdf$/;
/** Of the brochures that were opened or downloaded, so many are stored. */
const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;

/** A brochure: from the network, which also stores one that comes whole; else the stored file, whole or in part. */
export async function answerBrochure(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const stored = await find(CACHES.brochures, pathname);
  const network = askNetwork(event, pathname);
  if (!stored) return network;
  try {
    const response = await withTimeout(network, timeoutWithCopy());
    if (isAnswer(response, pathname)) return response;
  } catch {
    // The stored file it is.
  }
  // Whole, or the part that is asked for.
  return request.headers.has('range') ? createPartialResponse(request, stored) : stored;
}

async function askNetwork(event: FetchEvent, pathname: string): Promise<Response> {
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

function isAnswer({ status, headers }: Response, pathname: string): boolean {
  return status === 416 || (status < 400 && hasExpectedType(pathname, headers.get('content-type')));
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
