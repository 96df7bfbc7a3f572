import { hasPending } from '#src/features/contact/pending-flag.ts';
import { startUpdates } from '#src/features/updates/update-prompt.tsx';
import { onServiceWorkerMessage } from '#src/shared/dom/service-worker-messages.ts';
import { removeExpired } from '#src/state/local-cache.ts';
import { connectionChanged } from '#src/state/slices.ts';
import type { AppContext } from '../app-context.ts';
import { loadHead } from '../head/load-head.tsx';
import { loadPageAt, requestDataAt } from '../navigation/load-page.ts';
import { schedulePrefetch } from '../navigation/schedule-prefetch.ts';

/** What begins once the first page is live: the service worker, prefetching, and what waits to be sent. */
export function startServices(app: AppContext): void {
  const { store } = app;
  onServiceWorkerMessage((message) => {
    if (message.type === 'NETWORK') store.dispatch(connectionChanged(message.change));
  });
  startUpdates(store);
  schedulePrefetch({
    requestData: (path) => requestDataAt(store, path),
    loadPage: (path) => loadPageAt(app, path),
    loadHead: () => loadHead(app.i18n, store.getState().locale.locale),
  });
  // Inquiries wait to be sent: on any page, as soon as it is there.
  if (hasPending())
    void import('#src/features/contact/outbox-sync.ts').then((outbox) => outbox.startOutboxSync(store)).catch(() => undefined);
  removeExpired();
}
