import { CACHES } from '../caches/cache-names.ts';
import { isStorable } from '../caches/storable.ts';
import { find, store } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { fetchMoving, timeoutWithCopy, withTimeout } from '../time-limits.ts';

/**
 * The list of the files of words: the offline kit's, whose files are at hand. Where there is no kit, the server's, or what
 * it last was.
 */
export async function answerWordList(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const ofKit = await findInKit(pathname);
  if (ofKit) return ofKit;
  const stored = await find(CACHES.data, pathname);
  const network = askNetwork(event, pathname);
  if (!stored) return network;
  const response = await withTimeout(network, timeoutWithCopy()).catch(() => undefined);
  return response && isStorable(response, pathname) ? response : stored;
}

async function askNetwork(event: FetchEvent, pathname: string): Promise<Response> {
  const response = await fetchMoving(pathname, { headers: { accept: 'application/json' }, signal: event.request.signal });
  if (isStorable(response, pathname)) event.waitUntil(store(CACHES.data, pathname, response.clone(), false).catch(() => undefined));
  return response;
}
