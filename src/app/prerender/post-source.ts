import { readIndex, readPost } from 'site:posts';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { PAGE_SIZES } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES, type PostType } from '#core/site/pages.ts';

/** The index of a type as the pipeline wrote it; a type without a post has none. */
export function readPostIndex(type: PostType, locale: Locale): PostIndex {
  return readIndex(type, locale) ?? { type, pageSize: PAGE_SIZES[type], posts: [] };
}

/** Answers the API's requests for posts from the pipeline's files, with the function that the server calls. Undefined: not found. */
export function answerPostRequest(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, , type, id] = pathname.split('/') as [string, string, PostType, string?];
  const locale = searchParams.get('locale') as Locale;
  if (!PAGES.some(({ posts }) => posts?.type === type)) throw new Error(`the prerenderer cannot answer ${path}`);
  return id ? readPost(type, locale, id) : listPosts(readPostIndex(type, locale), readListQuery(type, searchParams).query);
}
