import { DATA_SAVER_PREFERENCE } from '#core/offline/data-saver-preference.ts';
import { STORED_AT_HEADER } from '#core/offline/headers.ts';
import { fetchMoving } from '../time-limits.ts';
import { CACHES } from './cache-names.ts';
import { isStorable } from './storable.ts';

/** A prefetched copy is as good as an answer of the network for this long, in milliseconds. */
const FRESH_FOR = 5 * 60_000;

/** '1': the document was fetched before it was asked for, and is used without asking the network. */
const PREFETCHED_HEADER = 'x-prefetched';

/** Stores a copy with the time; `isPrefetched` marks one that was fetched before it was needed. */
export async function store(cacheName: string, key: string, response: Response, isPrefetched: boolean): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT_HEADER, String(Date.now()));
  if (isPrefetched) headers.set(PREFETCHED_HEADER, '1');
  const cache = await caches.open(cacheName);
  try {
    await cache.put(key, new Response(await response.blob(), { status: 200, headers }));
  } catch (error) {
    // With a full storage the site still works; what was stored before stays.
    if ((error as Error).name !== 'QuotaExceededError') throw error;
  }
}

/** A stored copy, whatever headers the request had that it was stored for. */
export async function find(cacheName: string, key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, { ignoreVary: true });
}

/** When a copy was stored, in milliseconds since the epoch; 0 for any other response. */
export function storedAtOf(response: Response | undefined): number {
  return Number(response?.headers.get(STORED_AT_HEADER) ?? 0);
}

/** True for a copy that was stored in the last five minutes. A time in the future, by a clock since corrected, is not recent. */
export function isRecent(response: Response | undefined): response is Response {
  const age = Date.now() - storedAtOf(response);
  return response !== undefined && age >= 0 && age < FRESH_FOR;
}

/** True for a copy that was prefetched in the last five minutes. */
export function isFresh(response: Response | undefined): response is Response {
  return isRecent(response) && response.headers.has(PREFETCHED_HEADER);
}

/** After an update no copy counts as fresh: it comes from the earlier build, and the visitor has asked for the new one. */
export async function endFreshness(): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (!copy?.headers.has(PREFETCHED_HEADER)) continue;
    const headers = new Headers(copy.headers);
    headers.delete(PREFETCHED_HEADER);
    await cache.put(request, new Response(copy.body, { headers }));
  }
}

/** Fetches what is to be stored; the browser's cache may answer. A redirect is not followed. */
export function fetchOnce(address: string, accept: string): Promise<Response> {
  return fetchMoving(address, { headers: { accept }, redirect: 'manual' });
}

/** Stores a script, style sheet or picture, unless it is stored already. Resolves with whether it is stored then. */
export async function storeFile(path: string): Promise<boolean> {
  if (await caches.match(path, { ignoreVary: true })) return true;
  const response = await fetchOnce(path, '*/*');
  if (!isStorable(response, path)) return false;
  const cache = await caches.open(path.startsWith('/assets/') ? CACHES.assets : CACHES.images);
  await cache.put(path, response);
  return true;
}

/** The visitor's choice on data saver: 'true', 'false', or undefined where there is none. It is read each time, since any page may change it. */
export async function readDataSaverPreference(): Promise<string | undefined> {
  return (await find(DATA_SAVER_PREFERENCE.cache, DATA_SAVER_PREFERENCE.key))?.text();
}
