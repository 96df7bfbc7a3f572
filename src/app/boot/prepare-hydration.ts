import { matchRoutes, type RouteObject } from 'react-router';

import type { ErrorPageData } from '#src/pages/page-module.ts';
import { createRoutes, findPageRoute, loadPageElement } from '#src/routes.tsx';
import { localeSet } from '#src/state/slices.ts';
import type { AppContext } from '../app-context.ts';
import type { PageHandle } from '../navigation/load-page.ts';
import type { DocumentState } from './document-state.ts';
import { restoreQueries } from './transfer-state.ts';

export interface Prepared {
  /** Those of the page at hand and of error pages. */
  routes: RouteObject[];
  /** The route of another page. */
  findRoute: (path: string) => RouteObject | undefined;
  hydrationData?: { loaderData: Record<string, unknown> };
}

/**
 * Makes ready what the first render needs, so that it equals the prerendered document: words, the page's code, its data, and the
 * answers of the API that it was rendered with. Without a document's state (the development server) the router loads by itself.
 */
export async function prepareHydration(app: AppContext, state: DocumentState | undefined): Promise<Prepared> {
  const findRoute = (path: string) => findPageRoute(app, path);
  const current = findRoute(location.pathname);
  const routes = createRoutes(app, current ? [current] : []);
  if (!state) {
    await app.i18n.load('en', []);
    return { routes, findRoute };
  }
  const matches = matchRoutes(routes, location) ?? [];
  const leaf = matches.at(-1)?.route;
  const { page } = (leaf?.handle ?? {}) as Partial<PageHandle>;
  if (!leaf || !page) throw new Error(`no route matches ${location.pathname}`);
  // An error page stands at any address.
  const isErrorPage = state.page === 'error404' || state.page === 'error500';
  if (!isErrorPage && page.id !== state.page) throw new Error(`the document of '${state.page}' stands at the address of '${page.id}'`);
  const data = isErrorPage ? ({ errorPage: state.page } as ErrorPageData) : state.data;
  app.store.dispatch(localeSet(state.locale));
  if (state.queries) await restoreQueries(app.store, state.queries);
  const [element] = await Promise.all([
    // At an error page too: the router would else load the route by itself, and show nothing until it has. However long that takes:
    // the document can be read meanwhile.
    leaf.lazy && loadPageElement(app, leaf.handle as PageHandle),
    isErrorPage ? app.i18n.load(state.locale, []) : undefined,
  ]);
  if (element) Object.assign(leaf, element, { lazy: undefined });
  return {
    routes,
    findRoute,
    hydrationData: { loaderData: { [leaf.id as string]: data } },
  };
}
