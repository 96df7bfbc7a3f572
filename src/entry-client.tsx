import './styles/base.css';
import './styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { hasPending } from '#src/features/contact/pending-flag.ts';
import { startUpdates } from '#src/features/updates/update-prompt.tsx';
import { removeExpired } from '#src/shared/dom/local-cache.ts';
import { onServiceWorkerMessage } from '#src/shared/dom/service-worker-messages.ts';
import { connectionChanged } from '#src/state/slices.ts';
import { type AppContext, readIndex } from './app/app-context.ts';
import { prepareHydration, readState } from './app/boot/prepare-hydration.tsx';
import { AppLayout } from './app/layout/app-layout.tsx';
import { createRouter } from './app/navigation/create-router.ts';
import { loadForFirst, loadPageAt } from './app/navigation/load-page.ts';
import { startPrefetch } from './app/navigation/prefetch.ts';
import { createI18nRegistry } from './i18n/i18n-registry.ts';
import { rootMarks } from './shared/dom/document-marks.ts';
import { watchLeaving } from './shared/dom/reload-guard.ts';
import { createStore } from './state/store.ts';

/** The boot script has found that the address is another page's by now. */
const isReloading = () => rootMarks().app === 'reloading';

/** The app of a browser: store, words, router, and React on the prerendered document. */
async function start(): Promise<void> {
  // The boot script has every chunk and the style sheet; in development there is none.
  await window.mayStart;
  const i18n = createI18nRegistry();
  const app = { store: createStore({ loadI18n: i18n.load }), i18n, readIndex };
  const state = readState();
  await yieldToBrowser();
  if (isReloading()) return;
  const prepared = await prepareHydration(app, state);
  await yieldToBrowser();
  if (isReloading()) return;
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
      <AppLayout app={app} router={router}>
        {/* A new page is rendered in one go: in the time slices of a transition, others would run between the click and the page. */}
        <RouterProvider router={router} useTransitions={false} />
      </AppLayout>
    </Provider>
  );
  const container = document.getElementById('root') as HTMLElement;
  if (state) startTransition(() => void hydrateRoot(container, tree));
  else createRoot(container).render(tree);
  await yieldToBrowser();
  startServices(app);
}

watchLeaving();
void start();

/** What begins once the first page is live: the service worker, prefetching, and what waits to be sent. */
export function startServices(app: AppContext): void {
  const { store } = app;
  onServiceWorkerMessage((message) => {
    if (message.type === 'NETWORK') store.dispatch(connectionChanged(message.change));
  });
  startUpdates(store);
  startPrefetch({ loadForFirst: () => loadForFirst(app), loadPage: (path) => loadPageAt(app, path) });
  // Inquiries wait to be sent: on any page, as soon as it is there.
  if (hasPending())
    void import('#src/features/contact/outbox-sync.ts').then((outbox) => outbox.startOutboxSync(store)).catch(() => undefined);
  removeExpired();
}

interface SchedulerOfBrowser {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer a touch or a key before the caller goes on, where it can (Scheduler.yield). */
async function yieldToBrowser(): Promise<void> {
  await (window as SchedulerOfBrowser).scheduler?.yield?.();
}
