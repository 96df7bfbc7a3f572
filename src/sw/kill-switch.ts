/**
 * The worker that ends the worker, at the same address (docs/offline.md). It takes over at once whatever build a page is of,
 * drops every cache of ours, unregisters, and lets its pages load anew, from the network. Outbox, drafts and the visitor's
 * choices are no caches: they stay. It stands alone, since what it replaces may be broken in any part.
 */
declare const self: ServiceWorkerGlobalScope;

/** Our own names and the precache's; other caches of the origin are not ours to drop. */
const OURS = /^(site|workbox)-/;

// The long part first, while pages still have their old worker: once this one takes over, a page reloads by itself at once,
// and is to find no registration.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(dropCaches());
});

self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  // Not waited for: some engines hold a page back until its worker is active, and this one is only once it ends here.
  for (const page of pages) void page.navigate(page.url).catch(() => undefined);
  // What the old worker stored meanwhile.
  await dropCaches();
}

/** A cache that cannot be dropped is no reason to stay. */
async function dropCaches(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => caches.delete(name).catch(() => false)));
}
