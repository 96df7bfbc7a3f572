import { CACHES } from './cache-names.ts';

/** The files of about three builds. */
const MAX_FILES = 200;

/**
 * A document that was stored under an earlier build names that build's style sheet and scripts, which leave the precache
 * with the update. They are copied to a cache of their own while this worker installs, so that the document stays whole offline.
 */
export async function storeEarlierAssets(precached: readonly { url: string }[]): Promise<void> {
  const current = new Set(precached.map(({ url }) => url));
  try {
    const earlier = await caches.open(CACHES.earlier);
    for (const name of (await caches.keys()).filter((one) => one.startsWith('workbox-precache-'))) {
      const precache = await caches.open(name);
      for (const request of await precache.keys()) {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/assets/') || current.has(pathname)) continue;
        const copy = await precache.match(request, { ignoreVary: true });
        if (copy) await earlier.put(pathname, copy);
      }
    }
    const requests = await earlier.keys();
    for (const request of requests.slice(0, Math.max(0, requests.length - MAX_FILES))) await earlier.delete(request, { ignoreVary: true });
  } catch {
    // A full storage is no reason not to install.
  }
}

export async function findEarlierAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHES.earlier)).match(new URL(request.url).pathname, { ignoreVary: true });
}
