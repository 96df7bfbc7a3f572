import './styles/base.css';
import './styles/site.css';
import './styles/ja-notice.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { readState } from './app/boot/document-state.ts';
import { prepareHydration } from './app/boot/prepare-hydration.ts';
import { readIndex } from './app/boot/read-index.ts';
import { startServices } from './app/boot/start-services.ts';
import { AppLayout } from './app/layout/app-layout.tsx';
import { createRouter } from './app/navigation/create-router.ts';
import { createI18nRegistry } from './i18n/i18n-registry.ts';
import { rootMarks } from './shared/dom/document-marks.ts';
import { keepEntries } from './shared/dom/form-values.ts';
import { watchLeaving } from './shared/dom/reload-guard.ts';
import { yieldToBrowser } from './shared/dom/yield-to-browser.ts';
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
  if (state) {
    const carryOver = keepEntries(container);
    const onRecoverableError = (error: unknown) => {
      carryOver();
      // The page may be made anew later than what stands around it.
      addEventListener('site:ready', carryOver);
      reportError(error);
    };
    startTransition(() => void hydrateRoot(container, tree, { onRecoverableError }));
  } else createRoot(container).render(tree);
  await yieldToBrowser();
  startServices(app);
}

watchLeaving();
void start();
