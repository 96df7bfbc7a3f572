import { onServiceWorkerMessage } from '#src/shared/dom/service-worker-messages.ts';
import { connectionChanged } from '#src/state/slices.ts';
import type { Store } from '#src/state/store.ts';

/** Puts into the store what the worker reports of the network. */
export function connectServiceWorker(store: Store): void {
  onServiceWorkerMessage((message) => {
    if (message.type === 'NETWORK') store.dispatch(connectionChanged(message.change));
  });
}
