import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ErrorPageData } from '#src/pages/page-module.ts';
import { createRoutes, findPageRoute } from '#src/routes.tsx';
import { localeSet } from '#src/state/slices.ts';
import type { AppContext } from '../app-context.ts';
import type { PageHandle } from '../navigation/load-page.ts';
import { DocumentPage, loadDocumentPage } from './document-page.tsx';
import type { DocumentState } from './document-state.ts';

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
