import { readListQuery } from '#core/posts/list-query.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { getPage } from '#core/site/pages.ts';
import { postsApi } from '#src/features/posts/posts-api.ts';
import type { PageContext } from '#src/pages/page-module.ts';
import type { Store } from '#src/state/store.ts';

/**
 * Asks the API what a page's loader will ask, which is known from its row: together with the page's code, or before its link is
 * followed. What the store has, or waits for, is not asked for again.
 */
export function requestPageData(
  store: Store,
  { page, locale, params }: PageContext,
  search: URLSearchParams,
): Promise<{ data?: unknown }>[] {
  const { listPosts, getPost } = postsApi.endpoints;
  const { posts, teasers = [] } = page;
  const lists = teasers.map((type) => ({ type, locale, query: {} }));
  if (posts?.role === 'list') lists.push({ type: posts.type, locale, query: readListQuery(posts.type, search).query });
  const answers: Promise<{ data?: unknown }>[] = lists.map((args) => store.dispatch(listPosts.initiate(args, { subscribe: false })));
  if (posts?.role === 'detail' && params.id)
    answers.push(store.dispatch(getPost.initiate({ type: posts.type, locale, id: params.id }, { subscribe: false })));
  return answers;
}

/** The same for a path that a link leads to. Resolves with the bytes of the answers. */
export async function requestDataAt(store: Store, path: string): Promise<number> {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200) return 0;
  const context = { page: getPage(match.page), locale: match.locale, params: match.params };
  const answers = await Promise.all(requestPageData(store, context, new URLSearchParams()));
  return answers.reduce((bytes, { data }) => bytes + (data ? JSON.stringify(data).length : 0), 0);
}
