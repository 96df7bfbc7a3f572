import { PrecacheController } from 'workbox-precaching';
import { isImmutable } from '#core/site/urls.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { fetchMoving } from '../time-limits.ts';
import { storeEarlierAssets } from './earlier-assets.ts';
import { isStorable, onlyStorable } from './storable.ts';
import { readDataSaverPreference } from './stored-responses.ts';

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
  const files = shouldSaveData(await readDataSaverPreference()) ? offlinePages : criticalFiles;
  await Promise.all([storeEarlierAssets(criticalFiles), createController(files).install(event)]);
}

/**
 * Fetches what the worker should have installed and has not: because data was to be saved then, or because somebody has
 * cleared the cache since. While data is to be saved, these are the offline pages only.
 */
export async function completePrecache(): Promise<void> {
  const wanted = shouldSaveData(await readDataSaverPreference()) ? offlinePagePrecache : precache;
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
