/**
 * The service worker: a list of policies, one for each kind of request. What no policy names goes to the network untouched:
 * other API calls, feeds, robots, manifests, the worker itself, anything that is not GET.
 */
import { cleanupOutdatedCaches, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { EDITOR_URL } from '#core/build/editor.ts';
import type { MessageToWorker } from '#core/offline/messages.ts';
import { sendOutbox } from '#src/shared/isomorphic/send-outbox.ts';
import { offlinePagePrecache, precache } from './caches/precache.ts';
import { isAtApiOrigin } from './caches/storable.ts';
import { handleMessage } from './handle-message.ts';
import { activate, install, type SyncEvent, sendOnSync } from './lifecycle.ts';
import { answerApi, isIndexUrl } from './policies/answer-api.ts';
import { answerBrochure, BROCHURE } from './policies/answer-file.ts';
import { answerPage, prefetchPage } from './policies/answer-page.ts';
import { assets, images } from './policies/cache-first.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __HAS_EDITOR__: boolean;

registerRoute(new PrecacheRoute(offlinePagePrecache));
cleanupOutdatedCaches();

// An address with an extension is a file, a feed for example, also when it is opened in a tab. The editor is no page.
registerRoute(
  ({ request, url }) =>
    !(__HAS_EDITOR__ && url.pathname.startsWith(EDITOR_URL)) && request.mode === 'navigate' && !/\.(?!html$)[a-z0-9]+$/i.test(url.pathname),
  ({ event }) => answerPage(event as FetchEvent, (locale) => precache.matchPrecache(`/${locale}/offline`)),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.headers.get('accept') === 'text/html',
  ({ request }) => prefetchPage(request),
);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

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
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('message', (event) =>
  event.waitUntil(handleMessage(event.data as MessageToWorker | undefined, event.source as Client | null, event.ports[0])),
);

// The outbox is sent at every start of the worker, and when the browser reports that the network is back.
void sendOutbox().catch(() => undefined);
self.addEventListener('sync', (event) => sendOnSync(event as SyncEvent));
