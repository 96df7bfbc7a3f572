import { PrecacheController } from 'workbox-precaching';
import { isImmutable } from '#core/site/urls.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { isStorable, onlyStorable, TRANSFER_TIMEOUT } from '../network.ts';

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
  await createController(files).install(event);
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
    const response = await fetch(url, {
      redirect: 'manual',
      cache: isImmutable(pathname) ? 'default' : 'no-cache',
      signal: AbortSignal.timeout(TRANSFER_TIMEOUT),
    });
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

/** A hashed file that was installed by this build, or by an earlier one that is still needed. */
export async function findInstalled(pathname: string): Promise<Response | undefined> {
  return (await caches.open(precache.strategy.cacheName)).match(pathname, { ignoreVary: true });
}

/** What other builds have installed. */
export async function deleteEarlierFiles(): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request, { ignoreVary: true });
}
