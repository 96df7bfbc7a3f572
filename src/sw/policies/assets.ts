import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from '../caches/cache-names.ts';
import { findEarlierAsset } from '../caches/earlier-assets.ts';
import { onlyStorable } from '../caches/storable.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { findSaved } from '../library/saved-files.ts';
import { endStalled } from './end-stalled.ts';
import { fallbackToPrecache } from './fallback-to-precache.ts';

/** Hashed files never change: from a cache, also those of earlier builds and of the offline library. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [
    endStalled,
    onlyStorable,
    new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
    fallbackToPrecache,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findEarlierAsset(request)) ?? (await findSaved(request)) ?? findInKit(new URL(request.url).pathname),
    },
  ],
  matchOptions: { ignoreVary: true },
});
