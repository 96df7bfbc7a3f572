import { type ComponentType, createElement, use } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, type RouteObject } from 'react-router';
import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import { type ErrorPageData, usePage } from '#src/pages/page-module.ts';
import { createRoutes, findPageRoute, PageOutlet } from '#src/routes.tsx';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import { isChunkError, reloadOnce, repairFiles } from '#src/shared/dom/reload-guard.ts';
import { connectionChanged, localeSet } from '#src/state/slices.ts';
import { type RootState, type Store, useAppStore } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import { loadPage, type PageHandle } from '../navigation/load-page.ts';
import type { TransferredQueries } from './transfer-state.ts';

export interface Prepared {
  /** Those of the page at hand and of error pages. */
  routes: RouteObject[];
  /** The route of another page. */
  findRoute: (path: string) => RouteObject | undefined;
  hydrationData?: { loaderData: Record<string, unknown> };
}

/**
 * Makes ready what the first render needs, so that it equals the prerendered document: the words of the shell, and the data of the page, whose
 * code comes by itself. Without a document's state (the development server) the router loads by itself.
 */
export async function prepareHydration(app: AppContext, state: DocumentState | undefined): Promise<Prepared> {
  const findRoute = (path: string) => findPageRoute(app, path);
  const current = findRoute(location.pathname);
  const routes = createRoutes(app, current ? [current] : []);
  const leaf = matchRoutes(routes, location)?.at(-1)?.route;
  const { page, locale } = (leaf?.handle ?? {}) as Partial<PageHandle>;
  if (!leaf || !page || !locale) throw new Error(`no route matches ${location.pathname}`);
  await app.i18n.load(state?.locale ?? locale, []);
  if (!state) return { routes, findRoute };
  // An error page stands at any address.
  const isErrorPage = state.page === 'error404' || state.page === 'error500';
  if (!isErrorPage && page.id !== state.page) throw new Error(`the document of '${state.page}' stands at the address of '${page.id}'`);
  const data = isErrorPage ? ({ errorPage: state.page } as ErrorPageData) : state.data;
  app.store.dispatch(localeSet(state.locale));
  // At an error page too: the router would else load the route by itself, and show nothing until it has.
  if (leaf.lazy) {
    const loading = loadDocumentPage(app, { page, locale }, state.queries);
    Object.assign(leaf, { element: createElement(DocumentPage, { loading }), lazy: undefined });
  }
  return {
    routes,
    findRoute,
    hydrationData: { loaderData: { [leaf.id as string]: data } },
  };
}

/**
 * What a prerendered page was rendered with. The page's id stands here too, since an address does not tell: the 404 page stands
 * at any of them.
 */
export interface DocumentState {
  page: PageId;
  locale: Locale;
  /** What the page's loader gave. */
  data: unknown;
  queries?: TransferredQueries;
}

/** Undefined in a document that was not prerendered: the development server's. */
export function readState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}

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
