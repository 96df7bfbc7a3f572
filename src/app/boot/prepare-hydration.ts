import { matchRoutes, type RouteObject } from 'react-router';
import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PageId } from '#core/site/pages.ts';
import type { ErrorPageData } from '#src/pages/page-module.ts';
import { createRoutes, findPageRoute } from '#src/routes.tsx';
import { localeSet } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import type { PageHandle } from '../navigation/load-page.ts';
import type { TransferredQueries } from './transfer-state.ts';

export interface Prepared {
  /** Those of the page at hand and of error pages. */
  routes: RouteObject[];
  /** The route of another page. */
  findRoute: (path: string) => RouteObject | undefined;
  hydrationData?: { loaderData: Record<string, unknown> };
}

/**
 * Makes ready what the first render needs, so that it equals the prerendered document: messages, the page's code, and the data that it was
 * prerendered with. Rejects where any of it does not come. Without a document's state (the development server) the router loads by itself.
 */
export async function prepareHydration(app: AppContext, state: DocumentState | undefined): Promise<Prepared> {
  const findRoute = (path: string) => findPageRoute(app, path);
  const current = findRoute(location.pathname);
  const routes = createRoutes(app, current ? [current] : []);
  const leaf = matchRoutes(routes, location)?.at(-1)?.route;
  const { page, locale } = (leaf?.handle ?? {}) as Partial<PageHandle>;
  if (!leaf || !page || !locale) throw new Error(`no route matches ${location.pathname}`);
  if (!state) {
    await app.i18n.load(locale, []);
    return { routes, findRoute };
  }
  // An error page stands at any address.
  const isErrorPage = state.page === 'error404' || state.page === 'error500';
  if (!isErrorPage && page.id !== state.page) throw new Error(`the document of '${state.page}' stands at the address of '${page.id}'`);
  const data = isErrorPage ? ({ errorPage: state.page } as ErrorPageData) : state.data;
  app.store.dispatch(localeSet(state.locale));
  const lazy = leaf.lazy as (() => Promise<Partial<RouteObject>>) | undefined;
  const [loaded] = await Promise.all([lazy?.(), app.i18n.load(state.locale, []), restore(app, state.queries)]);
  if (loaded) Object.assign(leaf, loaded, { lazy: undefined });
  return { routes, findRoute, hydrationData: { loaderData: { [leaf.id as string]: data } } };
}

async function restore({ store }: AppContext, queries: TransferredQueries | undefined): Promise<void> {
  if (!queries) return;
  const { restoreQueries } = await import('./transfer-state.ts');
  await restoreQueries(store, queries);
}

/**
 * What a prerendered page was rendered with. The page's id stands here too, since an address does not tell: the 404 page stands
 * at any of them.
 */
export interface DocumentState {
  page: PageId;
  locale: Locale;
  data: unknown;
  queries?: TransferredQueries;
}

/** Undefined in a document that was not prerendered: the development server's. */
export function readDocumentState(): DocumentState | undefined {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as DocumentState) : undefined;
}
