import { connectWorker } from '#src/features/offline/worker-bridge.ts';
import type { Store } from '#src/state/store.ts';

let started = false;

/** What begins once the first view is live: the worker, and word to whoever waits for the app. */
export function startServices(store: Store): void {
  if (started) return;
  started = true;
  connectWorker(store);
  document.documentElement.dataset.app = 'ready';
  dispatchEvent(new Event('site:ready'));
}
