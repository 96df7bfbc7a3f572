import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
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

export interface ListRangeArgs extends ListArgs {
  /** First page on show; the last one is the query's. On phones 'View more' adds pages below each other. */
  firstPage: number;
}

export interface PostArgs {
  type: PostType;
  locale: Locale;
  id: string;
}

const singleAnswers = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a list. */
    listPosts: build.query<PostList, ListArgs>({
      query: ({ type, locale, query }) => postListPath(type, locale, query),
      extraOptions: { showsLoader: true },
    }),
    getPost: build.query<Post, PostArgs>({
      query: ({ type, locale, id }) => postPath(type, locale, id),
    }),
  }),
});

export const postsApi = singleAnswers.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of a list one below the other: the last of them, with the items of all. Pages that are in the store already are not asked for again. */
    listPostRange: build.query<PostList, ListRangeArgs>({
      queryFn: async ({ firstPage, ...args }, { dispatch }) => {
        const { page = 1, ...filter } = args.query;
        const numbers = Array.from({ length: Math.max(1, page - firstPage + 1) }, (_, index) => Math.min(firstPage, page) + index);
        const answers = await Promise.all(
          numbers.map((number) => {
            const query = number > 1 ? { ...filter, page: number } : filter;
            return dispatch(singleAnswers.endpoints.listPosts.initiate({ ...args, query }, { subscribe: false }));
          }),
        );
        const failed = answers.find(({ isError }) => isError);
        if (failed) return { error: failed.error as FetchBaseQueryError };
        const last = answers.at(-1)?.data as PostList;
        return { data: { ...last, items: answers.flatMap(({ data }) => data?.items ?? []) } };
      },
    }),
  }),
});

export const { useListPostsQuery, useListPostRangeQuery, useGetPostQuery } = postsApi;
