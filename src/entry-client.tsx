import './styles/base.css';
import './styles/site.css';
import localApi from 'site:local-api';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { hasPending } from '#src/features/contact/pending-flag.ts';
import { startUpdates } from '#src/features/updates/update-prompt.tsx';
import { removeExpired } from '#src/shared/dom/local-cache.ts';
import { onServiceWorkerMessage } from '#src/shared/dom/service-worker-messages.ts';
import { connectionChanged } from '#src/state/store.ts';
import { type AppContext, readIndex } from './app/app-context.ts';
import { prepareHydration, readDocumentState } from './app/boot/prepare-hydration.ts';
import { createRouter } from './app/navigation/create-router.ts';
import { loadForFirst, loadPageAt } from './app/navigation/load-page.ts';
import { startPrefetch } from './app/navigation/prefetch.ts';
import { createI18nRegistry } from './i18n/i18n-registry.ts';
import { watchLeaving } from './shared/dom/reload-guard.ts';
import { createStore } from './state/store.ts';

/**
 * Starts the app of a browser: store, messages, code and data of the page, router, then React on the prerendered document. The boot script calls
 * it. Where something does not come it rejects, the document stays as it is, and it may be called again.
 */
export async function start(): Promise<void> {
  const i18n = createI18nRegistry();
  const app = { store: createStore({ loadI18n: i18n.load, localApi }), i18n, readIndex };
  const state = readDocumentState();
  await yieldToBrowser();
  const prepared = await prepareHydration(app, state);
  await yieldToBrowser();
  const router = createRouter(app.store, prepared);
  // Development: edited posts are shown without loading the page anew (scripts/dev/dev-plugin.ts).
  import.meta.hot?.on('site:posts', async () => {
    const { api } = await import('./api/base.ts');
    app.store.dispatch(api.util.invalidateTags(['Post']));
    await router.revalidate();
  });
  await yieldToBrowser();
  const tree = (
    // React hydrates in steps: what changes in the store meanwhile is not in the document.
    <Provider store={app.store} serverState={app.store.getState()}>
      {/* A new page is rendered in one go: in the time slices of a transition, others would run between the click and the page. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
  const container = document.getElementById('root') as HTMLElement;
  if (state) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);
  await yieldToBrowser();
  startBackgroundWork(app);
}

watchLeaving();

/** What begins once the first page is live: the service worker, prefetching, and what waits to be sent. */
function startBackgroundWork(app: AppContext): void {
  const { store } = app;
  onServiceWorkerMessage(({ type, storedAt }) => {
    if (type === 'STORED_DOCUMENT') store.dispatch(connectionChanged({ online: false, stored: { at: storedAt } }));
  });
  startUpdates(store);
  startPrefetch(
    () => loadForFirst(app),
    (path) => loadPageAt(app, path),
  );
  // Inquiries wait to be sent: on any page, as soon as it is there.
  if (hasPending())
    void import('#src/features/contact/outbox-sync.ts').then((outbox) => outbox.startOutboxSync(store)).catch(() => undefined);
  removeExpired();
}

/** Lets the browser answer a touch or a key before the caller goes on, where it can (Scheduler.yield). */
async function yieldToBrowser(): Promise<void> {
  await (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();
}
