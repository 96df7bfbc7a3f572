/**
 * The worker: a list of policies, one a kind of request (design 8). What no policy names goes to the network untouched:
 * other API calls, feeds, robots, manifests, the worker itself, anything that is not GET.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { ToLibrary, ToWorker } from '#core/offline/messages.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import { OUTBOX_SYNC, sendOutbox } from '#src/lib/any/send-outbox.ts';
import { answerApi } from './answer-api.ts';
import { answerFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { CACHES, dropUnknownCaches, endFreshness, onlyOurs } from './caches.ts';
import { findEarlierAsset, keepEarlierAssets } from './earlier-assets.ts';
import { fittingImages } from './fitting-images.ts';
import { keepVisited } from './keep-visited.ts';
import { findOtherWidth } from './other-width.ts';
import { ownChoice } from './own-choice.ts';
import { tellArrived } from './report-network.ts';
import { findSaved } from './saved-files.ts';
import { sendOnSync } from './send-on-sync.ts';
import { tendLibrary } from './tend-library.ts';
import { stopWarming, warmLink } from './warm-link.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown };

const DAY = 86_400;

const critical = self.__WB_MANIFEST as { url: string; revision: string | null }[];
const offlinePages = critical.filter((entry) => entry.url.endsWith('/offline'));
/** Finds all of the critical set, as far as it was installed. */
const precache = precacheOf(critical);
const precached = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: { cachedResponse?: Response; request: Request }) =>
    cachedResponse ?? precache.matchPrecache(request),
};
registerRoute(new PrecacheRoute(precacheOf(offlinePages)));
cleanupOutdatedCaches();

// An address with an ending is a file, a feed say, also when it is opened in a tab.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/\.(?!html$)[a-z0-9]+$/i.test(url.pathname),
  ({ event }) => answerPage(event as FetchEvent, (locale) => precache.matchPrecache(`/${locale}/offline`)),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [
      onlyOurs,
      new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
      precached,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await findEarlierAsset(request)) ?? findSaved(request),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/'),
  new CacheFirst({
    cacheName: CACHES.images,
    plugins: [
      onlyOurs,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
      fittingImages,
      precached,
      { cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findSaved(request) },
      { handlerDidError: async ({ request }) => findOtherWidth(request) },
    ],
    matchOptions: { ignoreVary: true },
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:films|downloads)\//.test(url.pathname),
  ({ event }) => answerFile(event as FetchEvent),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/v1\/(?:posts\/|search$)/.test(url.pathname),
  ({ event, url }) => answerApi(event as FetchEvent, url),
);

let isFirstInstall = false;

function precacheOf(entries: typeof critical): PrecacheController {
  const controller = new PrecacheController({ plugins: [onlyOurs] });
  controller.addToCacheList(entries);
  return controller;
}

/** The critical set, or under data saver the offline pages alone. */
async function install(event: ExtendableEvent): Promise<void> {
  const entries = isSparing(await ownChoice()) ? offlinePages : critical;
  await Promise.all([keepEarlierAssets(critical), precacheOf(entries).install(event)]);
}

self.addEventListener('install', (event) => {
  isFirstInstall = !self.registration.active;
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await precache.activate(event);
      await dropUnknownCaches();
      await self.registration.navigationPreload?.enable();
      // Pages of an older build keep the worker they came with; only a first visit has none to lose.
      if (isFirstInstall) await self.clients.claim();
      else await endFreshness();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (/SAVED?$/.test(message?.type)) event.waitUntil(tendLibrary(message as ToLibrary));
  if (message?.type === 'VISITED') {
    if (event.source) tellArrived(event.source as Client);
    event.waitUntil(keepVisited(message));
  }
  if (message?.type === 'WARM') event.waitUntil(warmLink(message).then((spent) => event.source?.postMessage(spent)));
  if (message?.type === 'STOP_WARMING') stopWarming();
  if (message?.type === 'DATA_SAVER') stopWarming();
});

// A worker at work is not replaced.
self.registration.addEventListener('updatefound', stopWarming);

// The outbox: at every start of the worker, and when the browser says that the network is back.
void sendOutbox().catch(() => undefined);
self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag: string };
  if (tag === OUTBOX_SYNC) (event as ExtendableEvent).waitUntil(sendOnSync());
});
