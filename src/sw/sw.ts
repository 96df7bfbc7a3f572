/**
 * The service worker: a list of policies, one for each kind of request. What no policy names goes to the network untouched:
 * other API calls, feeds, robots, manifests, the worker itself, anything that is not GET.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { EDITOR_URL } from '#core/build/editor.ts';
import { sendOutbox } from '#src/shared/isomorphic/send-outbox.ts';
import { fallbackToPrecache, findInstalled, offlinePagePrecache, precache } from './caches/precache.ts';
import { CACHES, MAX_AGE } from './caches/stored-responses.ts';
import { handleMessage } from './handle-message.ts';
import { findInKit } from './kit/find-in-kit.ts';
import { activate, install, type SyncEvent, sendOnSync } from './lifecycle.ts';
import { isAtApiOrigin, onlyStorable, TRANSFER_TIMEOUT } from './network.ts';
import { answerApi, isIndexUrl } from './policies/answer-api.ts';
import { answerBrochure, BROCHURE, dataSaverImages, findFallbackWidth } from './policies/answer-file.ts';
import { answerPage } from './policies/answer-page.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __HAS_EDITOR__: boolean;

/** What is stored answers whatever headers a request has. */
const IGNORE_VARY = { ignoreVary: true };

registerRoute(new PrecacheRoute(offlinePagePrecache));
cleanupOutdatedCaches();

// An address with an extension is a file, a feed for example, also when it is opened in a tab. The editor is no page.
registerRoute(
  ({ request, url }) =>
    !(__HAS_EDITOR__ && url.pathname.startsWith(EDITOR_URL)) && request.mode === 'navigate' && !/\.(?!html$)[a-z0-9]+$/i.test(url.pathname),
  ({ event }) => answerPage(event as FetchEvent, (locale) => precache.matchPrecache(`/${locale}/offline`)),
);

// Hashed files never change: those of this build, and of an earlier one while its kit is read. The browser's own cache has what is in neither.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url: { pathname } }) =>
    (await findInstalled(pathname)) ?? (await findInKit(pathname)) ?? fetch(request, { signal: AbortSignal.timeout(TRANSFER_TIMEOUT) }),
);

const images = new CacheFirst({
  cacheName: CACHES.images,
  plugins: [
    onlyStorable,
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true, matchOptions: IGNORE_VARY }),
    dataSaverImages,
    fallbackToPrecache,
    { handlerDidError: ({ request }) => findFallbackWidth(request) },
  ],
  matchOptions: IGNORE_VARY,
});

registerRoute(({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/'), images);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && BROCHURE.test(url.pathname),
  ({ event }) => answerBrochure(event as FetchEvent),
);

registerRoute(
  ({ url, sameOrigin }) =>
    (isAtApiOrigin(url.href) && /^\/api\/v1\/(?:posts\/|search$)/.test(url.pathname)) || (sameOrigin && isIndexUrl(url.pathname)),
  ({ event, url }) => answerApi(event as FetchEvent, url),
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event, images)));

// The outbox is sent at every start of the worker, and when the browser reports that the network is back.
void sendOutbox().catch(() => undefined);
self.addEventListener('sync', (event) => sendOnSync(event as SyncEvent));
