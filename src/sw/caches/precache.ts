import { PrecacheController } from 'workbox-precaching';
import { isImmutable } from '#core/site/urls.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { fetchMoving } from '../time-limits.ts';
import { isStorable, onlyStorable } from './storable.ts';
import { CACHES } from './stored-responses.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

/** What the site needs to work offline: the shell, the offline pages, the code of the most important pages. */
const criticalFiles = self.__WB_MANIFEST as { url: string; revision: string | null }[];
const offlinePages = criticalFiles.filter((entry) => entry.url.endsWith('/offline'));

/** Finds every critical file that was installed. */
export const precache = createController(criticalFiles);
/** Serves the offline pages at their own addresses. */
export const offlinePagePrecache = createController(offlinePages);

/** Under data saver only the offline pages are installed. */
export async function installPrecache(event: ExtendableEvent): Promise<void> {
  const files = shouldSaveData() ? offlinePages : criticalFiles;
  await Promise.all([storeEarlierAssets(criticalFiles), createController(files).install(event)]);
}

/**
 * Fetches what the worker should have installed and has not: because data was to be saved then, or because somebody has
 * cleared the cache since. While data is to be saved, these are the offline pages only.
 */
export async function completePrecache(): Promise<void> {
  const wanted = shouldSaveData() ? offlinePagePrecache : precache;
  const cache = await caches.open(precache.strategy.cacheName);
  for (const [url, key] of wanted.getURLsToCacheKeys()) {
    if (await cache.match(key, { ignoreVary: true })) continue;
    const { pathname } = new URL(url);
    const response = await fetchMoving(url, { redirect: 'manual', cache: isImmutable(pathname) ? 'default' : 'no-cache' });
    if (isStorable(response, pathname)) await cache.put(key, response);
  }
}

/** Workbox plugin: a file that is not in the policy's own cache may be precached. Its list knows no fragments, which parts of a drawing have. */
export const fallbackToPrecache = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: { cachedResponse?: Response; request: Request }) =>
    cachedResponse ?? precache.matchPrecache(request.url.split('#', 1)[0] as string),
};

function createController(files: typeof criticalFiles): PrecacheController {
  const controller = new PrecacheController({ plugins: [onlyStorable] });
  controller.addToCacheList(files);
  return controller;
}

/** Of earlier builds; those of about three. */
const MAX_EARLIER_FILES = 200;

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
    for (const request of requests.slice(0, Math.max(0, requests.length - MAX_EARLIER_FILES)))
      await earlier.delete(request, { ignoreVary: true });
  } catch {
    // A full storage is no reason not to install.
  }
}

/** A file of an earlier build. */
export async function findEarlierAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(CACHES.earlier)).match(new URL(request.url).pathname, { ignoreVary: true });
}
