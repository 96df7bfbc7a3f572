import { connectWorker } from '#src/features/offline/worker-bridge.ts';
import { readCache } from '#src/state/local-cache.ts';
import type { Store } from '#src/state/store.ts';
import { partsTended } from './still-page.tsx';

let started = false;

/** What begins once the first view is live: the worker, and word to whoever waits for the app. */
export function startServices(store: Store): void {
  if (started) return;
  started = true;
  connectWorker(store);
  // Inquiries wait to be sent: on any page, as soon as it is there.
  if (readCache('outbox'))
    void import('#src/features/contact/send-waiting.ts').then((outbox) => outbox.startSending(store)).catch(() => undefined);
  document.documentElement.dataset.app = 'ready';
  void partsTended.then(() => dispatchEvent(new Event('site:ready')));
}
