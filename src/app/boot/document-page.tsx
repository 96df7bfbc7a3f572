import { type ComponentType, use } from 'react';
import { Provider } from 'react-redux';
import { usePage } from '#src/pages/page-module.ts';
import { PageOutlet } from '#src/routes.tsx';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { isChunkError, reloadOnce } from '#src/shared/dom/reload-guard.ts';
import { repairFiles } from '#src/shared/dom/repair-files.ts';
import { useAppStore } from '#src/state/hooks.ts';
import { connectionChanged } from '#src/state/slices.ts';
import type { RootState, Store } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import { loadPage, type PageHandle } from '../navigation/load-page.ts';
import type { TransferredQueries } from './transfer-state.ts';

/** The page of the document, once it can be rendered as it was prerendered. */
interface LoadedPage {
  Component: ComponentType;
  /** The store's state that it was prerendered with. */
  serverState: RootState;
}

/** The page of the document. Suspends until it is loaded: React leaves the document's markup where it is until then. */
export function DocumentPage({ loading }: { loading: Promise<LoadedPage> }) {
  const { page } = usePage();
  const store = useAppStore();
  if (page.status) return <PageOutlet />;
  const { Component, serverState } = use(loading);
  return (
    <Provider store={store} serverState={serverState}>
      <PageOutlet Component={Component} />
    </Provider>
  );
}

/**
 * Loads what the document's page needs beyond the shell: code, words, and the answers of the API that it was prerendered with. What does
 * not come is asked for again when the network is back and at the next touch or key. Never rejects.
 */
export async function loadDocumentPage(
  app: AppContext,
  { page, locale }: PageHandle,
  queries: TransferredQueries | undefined,
): Promise<LoadedPage> {
  const { store } = app;
  const state = store.getState();
  const markup = document.getElementById('main')?.firstElementChild;
  const restore = async (transferred: TransferredQueries) => {
    const { restoreQueries } = await import('./transfer-state.ts');
    // The bodies of posts are read from the document. Who has left it gets them anew.
    if (markup?.isConnected) await restoreQueries(store, transferred);
  };
  for (;;) {
    const chance = nextChance(store);
    try {
      const [{ Component }] = await Promise.all([loadPage(app, page, locale), queries && restore(queries)]);
      return { Component, serverState: { ...state, api: store.getState().api } };
    } catch (error) {
      await recover(error);
      if (!(await canReachSite())) store.dispatch(connectionChanged({ online: false }));
      await chance;
    }
  }
}

/** A deploy may have taken the file, or the connection died: with a working network the document is loaded anew, as often as the guard allows. */
async function recover(error: unknown): Promise<void> {
  if (error instanceof SyntaxError) await repairFiles(document.getElementById('boot')?.dataset.page?.split(' ') ?? []);
  else if (isChunkError(error)) await reloadOnce();
  else if (error instanceof Error) reportError(error);
}

/** The network is back, or the visitor is: a touch, a key, a step in the history. */
function nextChance(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let wasOnline = store.getState().connection.online;
    const unsubscribe = store.subscribe(() => {
      const { online } = store.getState().connection;
      if (online && !wasOnline) settle();
      wasOnline = online;
    });
    const settle = () => {
      listening.abort();
      unsubscribe();
      resolve();
    };
    // React keeps events of a page that is not hydrated from everyone but those who capture them.
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of ['pointerdown', 'keydown', 'popstate', 'online']) addEventListener(type, settle, options);
  });
}
