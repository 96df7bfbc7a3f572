import { hasExpectedType } from '#core/offline/expected-type.ts';
import { CACHES } from '../caches/cache-names.ts';
import { isStorable } from '../caches/storable.ts';
import { storeBrochure } from '../caches/store-brochure.ts';
import { find } from '../caches/stored-responses.ts';
import { findSaved } from '../library/saved-files.ts';
import { withTimeout } from '../with-timeout.ts';
import { timeoutWithCopy } from './network-timeout.ts';
import { sliceFile } from './slice-file.ts';

const BROCHURE = /^\/downloads\/[\w.-]+\.pdf$/;

export function isBrochure({ url }: Request): boolean {
  return BROCHURE.test(new URL(url).pathname);
}

/** A brochure that was not saved: from the network, which also stores one that comes whole; else the stored file, whole or in part. */
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
  return sliceFile(request, stored);
}

async function askNetwork(event: FetchEvent, pathname: string): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  // What was asked for in part comes with 206.
  if (isStorable(response, pathname)) event.waitUntil(storeBrochure(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** Stores a brochure that a page's link downloads: once more over the network, since downloads leave nothing in the browser's cache. */
export async function fetchBrochure(pathname: string): Promise<void> {
  if (!BROCHURE.test(pathname)) return;
  const request = new Request(new URL(pathname, location.href));
  if (await findSaved(request)) return;
  // A download that fails says so by itself.
  const response = await fetch(request).catch(() => undefined);
  if (response && isStorable(response, pathname)) await storeBrochure(pathname, response).catch(() => undefined);
}

function isAnswer({ status, headers }: Response, pathname: string): boolean {
  return status === 416 || (status < 400 && hasExpectedType(pathname, headers.get('content-type')));
}
