import { CACHES } from './caches.ts';

/** Some three builds' worth. */
const MOST = 200;

/**
 * A document that was stored under an earlier build names that build's style sheet and scripts, which leave the precache
 * with the update. They are kept beside it while this worker installs, so that the document stays whole without a network.
 */
export async function keepEarlierAssets(precached: readonly { url: string }[]): Promise<void> {
  const wanted = new Set(precached.map(({ url }) => url));
  try {
    const earlier = await caches.open(CACHES.earlier);
    for (const name of (await caches.keys()).filter((one) => one.startsWith('workbox-precache-'))) {
      const precache = await caches.open(name);
      for (const request of await precache.keys()) {
        const { pathname } = new URL(request.url);
        const copy = pathname.startsWith('/assets/') && !wanted.has(pathname) && (await precache.match(request));
        if (copy) await earlier.put(pathname, copy);
      }
    }
    const all = await earlier.keys();
    for (const request of all.slice(0, Math.max(0, all.length - MOST))) await earlier.delete(request);
  } catch {
    // A full storage is no reason not to install.
  }
}

export async function findEarlierAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHES.earlier)).match(new URL(request.url).pathname);
}
