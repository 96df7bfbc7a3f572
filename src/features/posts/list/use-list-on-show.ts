import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { PostList } from '#core/posts/list-posts.ts';
import { reducerWithApi } from '#src/api/base.ts';
import { useAppDispatch, useAppSelector } from '#src/state/store.ts';
import { type ListArgs, listEarlierPages, postsApi, useListPostsQuery } from '../posts-api.ts';

interface ListOnShow {
  /** The last page on show, with the items of all; undefined until all are there. */
  list: PostList | undefined;
  /** The last answer, whatever it was asked with: categories and years are the same in all of them. */
  anyList: PostList | undefined;
  isError: boolean;
  isFetching: boolean;
  /** Asks again for the pages that failed. */
  retry: () => void;
}

/** The posts of a list on show. A hook reads one page, and the number of earlier ones varies: the store's selectors read those. */
export function useListOnShow({ type, locale, query }: ListArgs, isMobile: boolean): ListOnShow {
  const dispatch = useAppDispatch();
  const last = useListPostsQuery({ type, locale, query });
  const earlier = useMemo(() => {
    const { listPosts } = postsApi.endpoints;
    return listEarlierPages({ type, locale, query }, isMobile).map((args) => ({
      select: listPosts.select(args),
      request: (options?: { forceRefetch: boolean; subscribe: boolean }) => dispatch(listPosts.initiate(args, options)),
    }));
  }, [dispatch, type, locale, query, isMobile]);
  const selectAnswers = useMemo(() => reducerWithApi.selector((state) => earlier.map(({ select }) => select(state))), [earlier]);
  const answers = useAppSelector(selectAnswers, shallowEqual);
  useEffect(() => {
    const requests = earlier.map(({ request }) => request());
    return () => {
      for (const { unsubscribe } of requests) unsubscribe();
    };
  }, [earlier]);
  const list = useMemo(() => joinPages([...answers.map(({ data }) => data), last.currentData]), [answers, last.currentData]);
  return {
    list,
    anyList: last.data,
    isError: last.isError || answers.some(({ isError }) => isError),
    isFetching: last.isFetching || answers.some(({ isLoading }) => isLoading),
    retry: () => {
      if (last.isError) void last.refetch();
      for (const [index, { isError }] of answers.entries()) if (isError) earlier[index]?.request({ forceRefetch: true, subscribe: false });
    },
  };
}

function joinPages(pages: readonly (PostList | undefined)[]): PostList | undefined {
  const known = pages.filter((page) => page !== undefined);
  const last = known.at(-1);
  return last && known.length === pages.length ? { ...last, items: known.flatMap(({ items }) => items) } : undefined;
}
