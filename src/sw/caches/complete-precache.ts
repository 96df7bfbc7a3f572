import { isImmutable } from '#core/build/library.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { readDataSaverPreference } from '../data-saver-preference.ts';
import { fetchMoving } from '../stall-limit.ts';
import { offlinePagePrecache, precache } from './precache.ts';
import { isStorable } from './storable.ts';

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
