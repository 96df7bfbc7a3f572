import { type LoaderFunctionArgs, redirect } from 'react-router';
import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { findRedirect, REDIRECTS_URL, type RedirectTable } from '#core/site/moved.ts';
import { getPage, type Page } from '#core/site/pages.ts';
import type { PostsRequest } from '#src/pages/load-posts.ts';
import { type ErrorPageData, NotFoundError, type PageContext, type PageModule } from '#src/pages/page-module.ts';
import { canReachSite } from '#src/shared/dom/can-reach-site.ts';
import type { Store } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import { loadHead } from '../head/load-head.tsx';
import { loadPageModule } from './page-modules.ts';
import { isUnreachable, NavigationError, withTimeLimit } from './with-time-limit.ts';

/** What a route knows of its page before anything is loaded. */
export interface PageHandle {
  page: Page;
  locale: Locale;
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/**
 * Gets the data of a page: its posts, as its row names them, or what its own loader gives. Code, words and posts are asked for at the same
 * moment. One time limit counts for all of it.
 */
export function loadPageData(app: AppContext, handle: PageHandle, args: LoaderArgs): Promise<unknown> {
  return withTimeLimit(loadAll(app, handle, args));
}

async function loadAll(app: AppContext, { page, locale }: PageHandle, { request, params }: LoaderArgs): Promise<unknown> {
  const { pathname, searchParams, search } = new URL(request.url);
  if (page.status) {
    await loadHead(app.i18n, locale);
    return { errorPage: page.status === 404 ? 'error404' : 'error500' } satisfies ErrorPageData;
  }
  const context = { page, locale, params: params.id ? { id: params.id } : {} };
  if (!import.meta.env.SSR && isOverdue(page, locale) && (await canReachSite())) return leaveForDocument(request.url);
  try {
    const posts = requestPageData(app.store, context, searchParams).then((request) => request?.pageData());
    const [module, data] = await Promise.all([loadPage(app, page, locale), posts, loadHead(app.i18n, locale)]);
    if (data || !module.loader) return data ?? null;
    return await module.loader({ ...context, readIndex: (type) => app.readIndex(type, locale) });
  } catch (error) {
    if (!(error instanceof NotFoundError)) {
      // A build ends with it.
      if (import.meta.env.SSR || isUnreachable(error)) throw error;
      await loadErrorHead(app, locale);
      return { errorPage: 'error500' } satisfies ErrorPageData;
    }
    const moved = import.meta.env.SSR ? undefined : await fetchRedirect(pathname + search);
    if (moved) return redirect(moved);
    await loadErrorHead(app, locale);
    return { errorPage: 'error404' } satisfies ErrorPageData;
  }
}

/** The error page is named by head and announcement: posts may fail before their code and words have come. Without them it is shown all the same. */
async function loadErrorHead(app: AppContext, locale: Locale): Promise<void> {
  await loadHead(app.i18n, locale).catch(() => undefined);
}

/** The browser leaves the app for the document. Never settles: the time limit counts for the document, too. */
function leaveForDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => undefined);
}

/** When the loads that are under way began, in milliseconds since the epoch. */
const begun = new Map<string, number>();

/** Loads the module of a page and its words at the same time. The second call gets what the first one has loaded. */
export async function loadPage(app: AppContext, page: Page, locale: Locale): Promise<PageModule> {
  const key = keyOf(page, locale);
  if (!begun.has(key)) begun.set(key, Date.now());
  try {
    const [module] = await Promise.all([loadPageModule(page.id), app.i18n.load(locale, page.namespaces)]);
    return module;
  } finally {
    begun.delete(key);
  }
}

/** Loads what the navigation to a path needs, before its link is followed: code, messages, and the posts into the store. */
export async function loadPageAt(app: AppContext, path: string): Promise<void> {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200) return;
  const { locale, params } = match;
  const page = getPage(match.page);
  const posts = requestPageData(app.store, { page, locale, params }, new URLSearchParams());
  const [request] = await Promise.all([posts, loadPage(app, page, locale), loadHead(app.i18n, locale)]);
  const answers = await Promise.all(request?.answers ?? []);
  if (answers.some(({ error }) => error)) throw new NavigationError(`the posts of ${path} did not come`);
}

/** Loads what the first navigation to a list needs beside its data: RTK Query, the code of lists, the head. */
export async function loadForFirst(app: AppContext): Promise<void> {
  const { locale } = app.store.getState().locale;
  await Promise.all([import('#src/pages/load-posts.ts'), loadPage(app, getPage('newsroom'), locale), loadHead(app.i18n, locale)]);
}

/**
 * Whether a load of the page hangs. A browser answers each further `import()` of a module with the one that is under way, also
 * when its connection is dead and the network has long been working again: only another document begins anew.
 */
function isOverdue(page: Page, locale: Locale): boolean {
  const startedAt = begun.get(keyOf(page, locale));
  return startedAt !== undefined && Date.now() - startedAt >= NAVIGATION_TIMEOUT_MS;
}

function keyOf({ id }: Page, locale: Locale): string {
  return `${locale}/${id}`;
}

/** Asks the API for the posts of a page, which its row names: with the page's code, or before its link is followed. */
async function requestPageData(store: Store, context: PageContext, search: URLSearchParams): Promise<PostsRequest | undefined> {
  const { posts, teasers } = context.page;
  if (!posts && !teasers) return undefined;
  const { requestPosts } = await import('#src/pages/load-posts.ts');
  return requestPosts(store, context, search);
}

/**
 * Where an address that leads nowhere has moved to. The table is asked for only then: no bundle carries it, and an app
 * from before the move knows of it, too. Without the network nothing has moved.
 */
export async function fetchRedirect(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(REDIRECTS_URL);
    return answer.ok ? findRedirect(url, (await answer.json()) as RedirectTable) : undefined;
  } catch {
    return undefined;
  }
}
