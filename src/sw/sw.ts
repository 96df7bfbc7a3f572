/**
 * The worker: a list of policies, one a kind of request (design 8). What no policy names goes to the network untouched:
 * other API calls, feeds, robots, manifests, the worker itself, anything that is not GET.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { ToWorker } from '#core/offline/messages.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import { OUTBOX_SYNC, sendOutbox } from '#src/lib/any/send-outbox.ts';
import { answerApi } from './answer-api.ts';
import { answerPage } from './answer-page.ts';
import { CACHES, dropUnknownCaches } from './caches.ts';
import { keepVisited } from './keep-visited.ts';
import { sendOnSync } from './send-on-sync.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

const DAY = 86_400;

const critical = self.__WB_MANIFEST as { url: string; revision: string | null }[];
const offlinePages = critical.filter((entry) => entry.url.endsWith('/offline'));
precacheAndRoute(isSparing() ? offlinePages : critical);
cleanupOutdatedCaches();

// An address with an ending is a file, a feed say, also when it is opened in a tab.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/\.(?!html$)[a-z0-9]+$/i.test(url.pathname),
  ({ event }) => answerPage(event as FetchEvent, (locale) => matchPrecache(`/${locale}/offline`)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/'),
  new CacheFirst({
    cacheName: CACHES.images,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/v1\/(?:posts\/|search$)/.test(url.pathname),
  ({ event, url }) => answerApi(event as FetchEvent, url),
);

let isFirstInstall = false;

self.addEventListener('install', () => {
  isFirstInstall = !self.registration.active;
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await dropUnknownCaches();
      await self.registration.navigationPreload?.enable();
      // Pages of an older build keep the worker they came with; only a first visit has none to lose.
      if (isFirstInstall) await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'VISITED') event.waitUntil(keepVisited(message));
});

// The outbox: at every start of the worker, and when the browser says that the network is back.
void sendOutbox().catch(() => undefined);
self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag: string };
  if (tag === OUTBOX_SYNC) (event as ExtendableEvent).waitUntil(sendOnSync());
});
