import { CacheExpiration } from 'workbox-expiration';
import { STORED_AT_HEADER } from '#core/offline/messages.ts';

/** Raise the version when the form of what a cache holds changes. */
const PREFIX = 'site-v1-';

export const CACHES = {
  pages: `${PREFIX}pages`,
  data: `${PREFIX}data`,
  /** The offline kits, one of each language. */
  kits: `${PREFIX}kits`,
  brochures: `${PREFIX}brochures`,
  images: `${PREFIX}images`,
} as const;

/** Deletes our own caches of other versions; caches that are not ours stay. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-') && !known.has(name)).map((name) => caches.delete(name)));
}

/** What was stored within this time is not fetched again, in milliseconds. */
const RECENT = 5 * 60_000;

/** What is older is deleted, in seconds. */
export const MAX_AGE = 30 * 86_400;

/** The bounds of what pages store too, by messages and prefetching, and not requests alone: so each entry is counted where it is stored. */
const EXPIRATIONS = new Map<string, CacheExpiration>([
  [CACHES.pages, expiration(CACHES.pages, 100)],
  [CACHES.data, expiration(CACHES.data, 100)],
]);

function expiration(cacheName: string, maxEntries: number): CacheExpiration {
  return new CacheExpiration(cacheName, { maxEntries, maxAgeSeconds: MAX_AGE, matchOptions: { ignoreVary: true } });
}

export async function store(cacheName: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    const headers = new Headers(response.headers);
    headers.set(STORED_AT_HEADER, String(Date.now()));
    await cache.put(key, new Response(await response.blob(), { status: 200, headers }));
    const expiration = EXPIRATIONS.get(cacheName);
    await expiration?.updateTimestamp(new URL(key, location.origin).href);
    await expiration?.expireEntries();
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
  return response !== undefined && age >= 0 && age < RECENT;
}

/** The cache key of an API URL: its parameters are sorted, so that equal queries share one entry. */
export function apiKey({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
