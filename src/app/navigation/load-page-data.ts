import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type ErrorPageData, NotFoundError } from '#src/pages/page-module.ts';
import type { PageHandle } from '#src/routes.tsx';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import type { AppContext } from '../app-context.ts';
import { fetchRedirect } from './fetch-redirect.ts';
import { isOverdue, loadPage } from './load-page.ts';
import { requestPageData } from './request-page-data.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** What is used of the router's arguments. */
type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/**
 * Gets the data of a page. Code, words and data are asked for at the same moment; the page's own loader, which comes with its
 * code, then finds the answers in the store, or under way. One time limit counts for all of it.
 */
export function loadPageData(app: AppContext, handle: PageHandle, args: LoaderArgs): Promise<unknown> {
  return withTimeLimit(loadAll(app, handle, args));
}

async function loadAll(app: AppContext, { page, locale }: PageHandle, { request, params }: LoaderArgs): Promise<unknown> {
  const { pathname, searchParams, search } = new URL(request.url);
  if (page.status) {
    await app.i18n.load(locale, []);
    return { errorPage: page.status === 404 ? 'error404' : 'error500' } satisfies ErrorPageData;
  }
  const context = { page, locale, params: params.id ? { id: params.id } : {} };
  if (!import.meta.env.SSR && isOverdue(page, locale) && (await canReachSite())) return loadDocument(request.url);
  if (!import.meta.env.SSR) requestPageData(app.store, context, searchParams);
  const module = await loadPage(app, page, locale);
  if (!module.loader) return null;
  try {
    return await module.loader({
      ...context,
      store: app.store,
      search: searchParams,
      readIndex: (type) => app.readIndex(type, locale),
    });
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    const moved = import.meta.env.SSR ? undefined : await fetchRedirect(pathname + search);
    return moved ? redirect(moved) : ({ errorPage: 'error404' } satisfies ErrorPageData);
  }
}

/** The browser leaves the app for the document. Never settles: the time limit counts for the document, too. */
function loadDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}
