import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from '../caches/cache-names.ts';
import { onlyStorable } from '../caches/storable.ts';
import { findSaved } from '../library/saved-files.ts';
import { dataSaverImages } from './data-saver-images.ts';
import { fallbackToPrecache } from './fallback-to-precache.ts';
import { findFallbackWidth } from './fallback-width.ts';

const DAY = 86_400;

/** Pictures: from a cache, limited in number and age; offline in any width that is stored. */
export const images = new CacheFirst({
  cacheName: CACHES.images,
  plugins: [
    onlyStorable,
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    dataSaverImages,
    fallbackToPrecache,
    { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findSaved(request) },
    { handlerDidError: async ({ request }) => findFallbackWidth(request) },
  ],
  matchOptions: { ignoreVary: true },
});
