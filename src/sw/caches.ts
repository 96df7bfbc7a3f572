import { OWN_CHOICE } from '#core/offline/own-choice.ts';

declare const self: ServiceWorkerGlobalScope;

/** Raise the version when what a cache holds changes its form. */
const PREFIX = 'site-v1-';

export const CACHES = {
  pages: `${PREFIX}pages`,
  data: `${PREFIX}data`,
  images: `${PREFIX}images`,
  assets: `${PREFIX}assets`,
  /** What the precache held for builds before this one. */
  earlier: `${PREFIX}earlier`,
  /** What the visitor saved on purpose: it outlives changes of the others' form, never expires and gives way to nothing. */
  saved: 'site-saved-v1',
  /** Whether the visitor wants data saved, whatever the browser says. */
  choice: OWN_CHOICE.cache,
} as const;

/** Removes our own caches of other versions; caches that are not ours stay. */
export async function dropUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-') && !known.has(name)).map((name) => caches.delete(name)));
}

const STORED_AT = 'x-stored-at';
export const WARMED = 'x-warmed';

/** A copy fetched ahead is as good as a fresh one for this long, in milliseconds. */
const FRESH = 5 * 60_000;

/** Stores a copy with its time; `warmed` marks one that was fetched ahead of its use. */
export async function store(cacheName: string, key: string, response: Response, warmed: boolean): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(Date.now()));
  if (warmed) headers.set(WARMED, '1');
  const cache = await caches.open(cacheName);
  try {
    await cache.put(key, new Response(await response.blob(), { status: 200, headers }));
  } catch (error) {
    // A full storage leaves the site working; what was stored before stays.
    if ((error as Error).name !== 'QuotaExceededError') throw error;
  }
}

export async function find(cacheName: string, key: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(key, { ignoreVary: true });
}

/** True for a copy that was warmed less than five minutes ago. */
export function isFresh(response: Response | undefined): response is Response {
  return response?.headers.has(WARMED) === true && Date.now() - Number(response.headers.get(STORED_AT)) < FRESH;
}

/** After an update no copy counts as fresh: it is of the build before, and what was asked for is the new one. */
export async function endFreshness(): Promise<void> {
  for (const name of [CACHES.pages, CACHES.data]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request, { ignoreVary: true });
      if (!copy?.headers.has(WARMED)) continue;
      const headers = new Headers(copy.headers);
      headers.delete(WARMED);
      await cache.put(request, new Response(copy.body, { headers }));
    }
  }
}

/** What an answer made from a stored copy says of itself: that it is one, and when the copy was stored. */
export function replicaHeaders(copy: Response): Record<string, string> {
  return { 'x-replica': '1', [STORED_AT]: copy.headers.get(STORED_AT) ?? '' };
}

/** Only a whole, unredirected answer of our own with the expected type that may be kept is ever stored (design 8). */
export function isStorable(response: Response, type: string): boolean {
  const isOwn = response.type === 'basic' || response.type === 'default';
  const says = (name: string) => response.headers.get(name) ?? '';
  return (
    response.status === 200 &&
    isOwn &&
    !response.redirected &&
    says('content-type').includes(type) &&
    !/\bno-store\b/i.test(says('cache-control'))
  );
}

/** An address with a secret that works once, or is for one person: neither it nor its answer is stored. */
export function isPrivate(url: URL): boolean {
  return url.searchParams.has('token') || url.searchParams.has('code');
}

/** For files: a page in a file's place, as captive portals and careless hosts answer, is never stored as the file. */
export const onlyOurs = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }): Promise<Response | null> {
    const url = new URL(request.url);
    const isFile = /\.\w+$/.test(url.pathname);
    const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
    return isStorable(response, '') && isFile !== isPage && !isPrivate(url) ? response : null;
  },
};
