import type { PostItem } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import type { Store } from '#src/state/store.ts';

/** The newest posts of a type, at most a page of its list, for pages that show a few: their document needs no API. */
export async function loadNewestPosts(store: Store, type: PostType, locale: Locale, count?: number): Promise<PostItem[]> {
  const { postsApi } = await import('./posts-api.ts');
  const list = await store.dispatch(postsApi.endpoints.listPosts.initiate({ type, locale, query: {} }, { subscribe: false })).unwrap();
  return list.items.slice(0, count);
}
