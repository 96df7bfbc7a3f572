import { readIndex, readPost } from 'site:posts';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { PAGE_SIZES } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES, type PostType } from '#core/site/pages.ts';

export interface PostSource {
  /** The index of a type as the pipeline wrote it; a type without a post has none. */
  readIndex(type: PostType, locale: Locale): PostIndex;
  /** Answers the API's requests for posts from the pipeline's files, with the function that the server calls. Undefined: not found. */
  answer(path: string): unknown;
}

/** What one page's rendering reads of the posts. */
export function createPostSource(): PostSource {
  const source: PostSource = {
    readIndex: (type, locale) => readIndex(type, locale) ?? { type, pageSize: PAGE_SIZES[type], posts: [] },
    answer: (path) => {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      const [, , type, id] = pathname.split('/') as [string, string, PostType, string?];
      const locale = searchParams.get('locale') as Locale;
      if (!PAGES.some(({ posts }) => posts?.type === type)) throw new Error(`the prerenderer cannot answer ${path}`);
      if (!id) return listPosts(source.readIndex(type, locale), readListQuery(type, searchParams).query);
      return readPost(type, locale, id);
    },
  };
  return source;
}
