import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { fallbackToPrecache, findEarlierAsset } from '../caches/precache.ts';
import { onlyStorable } from '../caches/storable.ts';
import { CACHES } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { endStalled } from '../time-limits.ts';
import { dataSaverImages, findFallbackWidth } from './image-plugins.ts';

const DAY = 86_400;

/** Hashed files never change: from a cache, also those of earlier builds. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [
    endStalled,
    onlyStorable,
    new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
    fallbackToPrecache,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await findEarlierAsset(request)) ?? findInKit(new URL(request.url).pathname),
    },
  ],
  matchOptions: { ignoreVary: true },
});

/** Pictures: from a cache, limited in number and age; offline in any width that is stored. */
export const images = new CacheFirst({
  cacheName: CACHES.images,
  plugins: [
    onlyStorable,
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    dataSaverImages,
    fallbackToPrecache,
    { handlerDidError: async ({ request }) => findFallbackWidth(request) },
  ],
  matchOptions: { ignoreVary: true },
});
