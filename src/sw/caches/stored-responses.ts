import { STORED_AT_HEADER } from '#core/offline/headers.ts';
import { fetchMoving } from '../time-limits.ts';
import { isOurDocument, isStorable } from './storable.ts';

/** Raise the version when the form of what a cache holds changes. */
const PREFIX = 'site-v1-';

export const CACHES = {
  /** Visited documents. */
  pages: `${PREFIX}pages`,
  data: `${PREFIX}data`,
  /** The offline kits, one of each language. */
  kits: `${PREFIX}kits`,
  /** Brochures that were opened. */
  brochures: `${PREFIX}brochures`,
  images: `${PREFIX}images`,
  assets: `${PREFIX}assets`,
  /** Files that the precache held for earlier builds. */
  earlier: `${PREFIX}earlier`,
} as const;

/** Deletes our own caches of other versions; caches that are not ours stay. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-') && !known.has(name)).map((name) => caches.delete(name)));
}

/** What was stored within this time is not fetched again, in milliseconds. */
const RECENT = 5 * 60_000;

/** Stores a copy with the time. */
export async function store(cacheName: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    await cache.put(key, new Response(await response.blob(), { status: 200, headers: headersWithTime(response) }));
  } catch (error) {
    // With a full storage the site still works; what was stored before stays.
    if ((error as Error).name !== 'QuotaExceededError') throw error;
  }
}

/** The headers of an answer, with the moment at which it is stored. */
export function headersWithTime(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT_HEADER, String(Date.now()));
  return headers;
}

/** Stores a document if it is one of ours. */
export async function storePage(path: string, response: Response): Promise<void> {
  if (isOurDocument(await response.clone().text())) await store(CACHES.pages, path, response);
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
  return response !== undefined && age >= 0 && age < RECENT;
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
