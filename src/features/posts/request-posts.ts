import { readListQuery } from '#core/posts/list-query.ts';
import type { Locale } from '#core/site/locales.ts';
import type { Page } from '#core/site/pages.ts';
import type { Store } from '#src/state/store.ts';
import { postsApi } from './posts-api.ts';

interface Shown {
  /** As the page's row names them. */
  posts: Page['posts'];
  teasers: Page['teasers'];
  locale: Locale;
  /** Of the post that the page shows. */
  id: string | undefined;
}

/** Asks the API for the lists and the post that a page shows, at a query of its address. */
export function requestPosts(store: Store, { posts, teasers = [], locale, id }: Shown, search: URLSearchParams) {
  const { listPosts, getPost } = postsApi.endpoints;
  const lists = teasers.map((type) => ({ type, locale, query: {} }));
  if (posts?.role === 'list') lists.push({ type: posts.type, locale, query: readListQuery(posts.type, search).query });
  const answers: Promise<{ data?: unknown }>[] = lists.map((args) => store.dispatch(listPosts.initiate(args, { subscribe: false })));
  if (posts?.role === 'detail' && id)
    answers.push(store.dispatch(getPost.initiate({ type: posts.type, locale, id }, { subscribe: false })));
  return Promise.all(answers);
}
