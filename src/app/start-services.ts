import { connectWorker } from '#src/features/offline/worker-bridge.ts';
import { readCache } from '#src/state/local-cache.ts';
import type { Store } from '#src/state/store.ts';
import { partsTended } from './still-page.tsx';

let started = false;

/** When installing comes up: what a visit needs has gone before. The installed app needs that code at once. */
const INSTALL_DELAY = 8000;
const INSTALLED = '(display-mode: standalone)';

/** What begins once the first view is live: the worker, and word to whoever waits for the app. */
export function startServices(store: Store): void {
  if (started) return;
  started = true;
  connectWorker(store);
  // Inquiries wait to be sent: on any page, as soon as it is there.
  if (readCache('outbox'))
    void import('#src/features/contact/send-waiting.ts').then((outbox) => outbox.startSending(store)).catch(() => undefined);
  addEventListener('hashchange', openAddressed);
  openAddressed();
  setTimeout(
    () =>
      import('#src/features/install/start-install.ts').then(
        (install) => install.startInstall(store),
        // Nothing that a visit needs.
        () => undefined,
      ),
    matchMedia(INSTALLED).matches ? 0 : INSTALL_DELAY,
  );
  document.documentElement.dataset.app = 'ready';
  void partsTended.then(() => dispatchEvent(new Event('site:ready')));
}

/** The offline library stands in the address, on any page. */
function openAddressed(event?: Event): void {
  if (location.hash.startsWith('#offline-'))
    void import('#src/features/offline/library/open-library.tsx').then((library) => library.openLibrary(!event)).catch(() => undefined);
}
