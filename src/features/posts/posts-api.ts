import type { ListQuery, PostList } from '#core/posts/list-posts.ts';
import { writeListQuery } from '#core/posts/list-query.ts';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { api } from '#src/api/base.ts';
import type { StoreFeature } from '#src/state/store.ts';

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
      query: ({ type, locale, query }) => {
        const params = writeListQuery(query);
        params.set('locale', locale);
        params.sort();
        return `/posts/${type}?${params}`;
      },
      extraOptions: { minimumDelay: true },
    }),
    getPost: build.query<Post, PostArgs>({
      query: ({ type, locale, id }) => `/posts/${type}/${id}?locale=${locale}`,
    }),
  }),
});

/** What a page that lists or shows posts puts into the store. */
export const postsFeatures: readonly StoreFeature[] = [api as unknown as StoreFeature];
