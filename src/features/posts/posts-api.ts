import { postListPath, postPath } from '#core/api/addresses.ts';
import type { ListQuery, PostList } from '#core/posts/list-posts.ts';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { api } from '#src/api/base.ts';

export interface ListArgs {
  type: PostType;
  locale: Locale;
  query: ListQuery;
}

export interface PostArgs {
  type: PostType;
  locale: Locale;
  id: string;
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<PostList, ListArgs>({
      query: ({ type, locale, query }) => postListPath(type, locale, query),
      extraOptions: { showsLoader: true },
      providesTags: ['Post'],
    }),
    getPost: build.query<Post, PostArgs>({
      query: ({ type, locale, id }) => postPath(type, locale, id),
      providesTags: ['Post'],
    }),
  }),
});

export const { useListPostsQuery, useGetPostQuery } = postsApi;

/** The pages of a list before the address's that are on show too: on phones 'View more' adds pages below each other. */
export function listEarlierPages({ query, ...list }: ListArgs, isMobile: boolean): ListArgs[] {
  const { page = 1, ...filter } = query;
  if (!isMobile) return [];
  return Array.from({ length: page - 1 }, (_, index) => ({ ...list, query: index > 0 ? { ...filter, page: index + 1 } : filter }));
}
