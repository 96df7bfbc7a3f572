import type { ComponentType, ReactElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect, type ShouldRevalidateFunction } from 'react-router';
import { resolveRoute } from '#core/site/guard.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/site/locales.ts';
import { getPage, PAGES, type Page } from '#core/site/pages.ts';
import { usePage } from '#src/pages/page-module.ts';
import type { AppContext } from './app/app-context.ts';
import { ErrorPage, NestedRouteError, PageError } from './app/errors/route-errors.tsx';
import { loadHead } from './app/head/load-head.tsx';
import { AppLayout } from './app/layout/app-layout.tsx';
import { fetchRedirect, loadPage, loadPageData, type PageHandle } from './app/navigation/load-page.ts';
import { withTimeLimit } from './app/navigation/with-time-limit.ts';
import type { ErrorPageData } from './pages/page-module.ts';

/** The route whose children are the pages. */
export const PAGES_ROUTE_ID = 'pages';

/**
 * The page table as routes: each page in each locale, and the 404 page elsewhere. The guard (spec 5) runs first in every loader. Errors of a
 * page show on a parent route, below header and footer.
 * @param pageRoutes A browser begins with the document's page (`findPageRoute` adds others).
 */
export function createRoutes(app: AppContext, pageRoutes = listPageRoutes(app)): RouteObject[] {
  const errorPages = PAGES.filter(({ status }) => status);
  const located = LOCALES.flatMap((locale) => [
    ...errorPages.map((page) => pageRoute(app, page, locale)),
    unknownRoute(app, locale, `/${locale}/*`),
  ]);
  const withoutLocale = errorPages.map((page) => pageRoute(app, page, DEFAULT_LOCALE, `/${page.path}`));
  return [
    {
      id: 'app',
      element: <AppLayout app={app} />,
      errorElement: <NestedRouteError app={app} />,
      children: [
        {
          id: PAGES_ROUTE_ID,
          errorElement: <PageError />,
          children: [...pageRoutes, ...located, ...withoutLocale, unknownRoute(app, DEFAULT_LOCALE, '*')],
        },
      ],
    },
  ];
}

function listPageRoutes(app: AppContext): RouteObject[] {
  const pages = PAGES.filter(({ redirected, status }) => !redirected && !status);
  return LOCALES.flatMap((locale) => pages.map((page) => pageRoute(app, page, locale)));
}

/** The route of the page at a path; undefined where the 404 page stands or a redirect leads away. */
export function findPageRoute(app: AppContext, path: string): RouteObject | undefined {
  const match = resolveRoute(path);
  return match.kind === 'page' && match.status === 200 ? pageRoute(app, getPage(match.page), match.locale) : undefined;
}

function pageRoute(app: AppContext, page: Page, locale: Locale, path = `/${locale}/${page.path}`): RouteObject {
  const handle: PageHandle = { page, locale };
  return {
    ...routeAt(path, handle),
    loader: async (args) => {
      const match = resolveRoute(pathOf(args.request));
      if (match.kind === 'redirect') return redirect(match.to);
      // The guard refuses ids that no post can have, which the router's pattern lets through.
      return match.page === page.id ? loadPageData(app, handle, args) : withTimeLimit(loadUnknown(app, locale, args));
    },
    // Error pages are part of the shell.
    ...(page.status
      ? { element: <PageOutlet /> }
      : {
          lazy: () => withTimeLimit(loadPageElement(app, handle)),
        }),
  };
}

/** What a page's route gets with its code. */
async function loadPageElement(app: AppContext, { page, locale }: PageHandle): Promise<{ element: ReactElement }> {
  const { Component } = await loadPage(app, page, locale);
  return { element: <PageOutlet Component={Component} /> };
}

/** Paths that no page has, the address of a page that has moved among them. */
function unknownRoute(app: AppContext, locale: Locale, path: string): RouteObject {
  return {
    ...routeAt(path, { page: getPage('error404'), locale }),
    element: <PageOutlet />,
    loader: async (args) => {
      const match = resolveRoute(pathOf(args.request));
      return match.kind === 'redirect' ? redirect(match.to) : withTimeLimit(loadUnknown(app, locale, args));
    },
  };
}

function routeAt(path: string, handle: PageHandle): RouteObject {
  // As the guard has it: `/KO` is no locale.
  return { id: path, path, handle, caseSensitive: true, shouldRevalidate };
}

async function loadUnknown(app: AppContext, locale: Locale, { request }: LoaderFunctionArgs): Promise<Response | ErrorPageData> {
  await loadHead(app.i18n, locale);
  const moved = await fetchRedirect(pathOf(request));
  return moved ? redirect(moved) : { errorPage: 'error404' };
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Another query needs new data, and so does `router.revalidate()`, which keeps the address; another hash alone does not. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search || currentUrl.href === nextUrl.href) &&
  defaultShouldRevalidate;

/**
 * A route's page, or the error page where the address led to nothing. Another language or post has elements of its own: a translating
 * browser replaces text nodes, and React would go on writing into those that are gone.
 */
function PageOutlet({ Component }: { Component?: ComponentType }) {
  const { page, locale, params } = usePage();
  const key = [locale, params.id].join(' ');
  return page.status || !Component ? <ErrorPage key={key} status={page.status ?? 500} /> : <Component key={key} />;
}
