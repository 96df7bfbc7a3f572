import type { BrowserHistory } from '@remix-run/router';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from '#src/state/store.ts';
import '#src/styles/site.css';
import '#src/styles/ja-notice.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { Head } from './head.tsx';
import { Layout } from './layout/layout.tsx';
import { NavigationProvider, StaticNavigation } from './navigation.tsx';
import { startServices } from './start-services.ts';
import { STILL_MODULE } from './still-page.tsx';
import type { View } from './view.ts';

interface Live {
  view: View;
  store: Store;
  history: BrowserHistory;
}

let live: Live | undefined;

export function setLive(value: Live): void {
  live = value;
}

/** A document as the prerenderer sees it: nothing moves. */
export function App({ view, store, url }: { view: View; store: Store; url: string }) {
  return (
    <Provider store={store}>
      <StaticNavigation url={url}>
        <Screen view={view} />
      </StaticNavigation>
    </Provider>
  );
}

/** The same in a browser: views follow the address. */
export function LiveApp() {
  if (!live) throw new Error('the app was rendered before it was prepared');
  useEffect(() => {
    if (live) startServices(live.store);
  }, []);
  return (
    <Provider store={live.store}>
      <NavigationProvider first={live.view} store={live.store} history={live.history}>
        {(view, above) => <Screen view={view} above={above} />}
      </NavigationProvider>
    </Provider>
  );
}

/** The page, and the head of what is shown above it, if anything is. */
function Screen({ view, above }: { view: View; above?: View }) {
  const { Page } = view.module;
  const props = { page: view.page, locale: view.locale, params: view.params, data: view.data };
  return (
    <I18nextProvider i18n={view.i18n}>
      <Head view={above ?? view} />
      <Layout view={view}>
        <ErrorBoundary key={`${view.locale}/${view.page.id}/${view.params.id ?? ''}`} locale={view.locale}>
          {view.page.still && view.module !== STILL_MODULE ? (
            <div>
              <Page {...props} />
            </div>
          ) : (
            <Page {...props} />
          )}
        </ErrorBoundary>
      </Layout>
    </I18nextProvider>
  );
}
