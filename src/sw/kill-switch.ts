/**
 * The worker that removes the worker, at the same address (docs/offline.md). It takes over at once, deletes our caches, unregisters, and
 * reloads its pages. Outbox, drafts and choices stay. It imports nothing: what it replaces may be broken.
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
