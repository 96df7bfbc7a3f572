import { useEffect, useMemo } from 'react';
import type { ListQuery, PostList } from '#core/posts/list-posts.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { createLoadingBar, type LoadingBar } from '#src/state/loading-bar.ts';
import type { AppDispatch } from '#src/state/store.ts';
import { postsApi } from './posts-api.ts';

interface Wanted {
  type: PostType;
  locale: Locale;
  query: ListQuery;
  /** On phones "view more" adds a page below the others; elsewhere a page takes the place of another. */
  cumulative: boolean;
}

export interface PostPages {
  /** The last of the wanted pages, with the items of all of them; undefined until the first answer. */
  list: PostList | undefined;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

const bars = new WeakMap<AppDispatch, LoadingBar>();

function barOf(dispatch: AppDispatch): LoadingBar {
  const bar = bars.get(dispatch) ?? createLoadingBar(dispatch);
  bars.set(dispatch, bar);
  return bar;
}

const { listPosts } = postsApi.endpoints;

/** The pages of a list that are on show, fetched where they are not in the store yet. */
export function usePostPages({ type, locale, query, cumulative }: Wanted): PostPages {
  const dispatch = useAppDispatch();
  const last = query.page ?? 1;
  const first = cumulative ? 1 : last;
  const { page: _page, ...filter } = query;
  const key = JSON.stringify(filter);
  const argsOf = (page: number) => ({ type, locale, query: { ...(JSON.parse(key) as ListQuery), ...(page > 1 && { page }) } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: argsOf follows from key
  useEffect(() => {
    const running: { unsubscribe(): void }[] = [];
    for (let page = first; page <= last; page += 1) {
      const request = dispatch(listPosts.initiate(argsOf(page)));
      running.push(request);
      if (!request.requestId) continue;
      const bar = barOf(dispatch);
      // Data that is here already resolves in the same breath and needs no bar.
      let isShown = false;
      const show = setTimeout(() => {
        isShown = true;
        bar.start();
      }, 20);
      void request.finally(() => {
        clearTimeout(show);
        if (isShown) bar.end();
      });
    }
    return () => {
      for (const request of running) request.unsubscribe();
    };
  }, [dispatch, type, locale, key, first, last]);

  const answers = useAppSelector(
    (state) =>
      Array.from({ length: last - first + 1 }, (_, at) => {
        const { data, isError } = listPosts.select(argsOf(first + at))(state as never);
        return { data, isError };
      }),
    (a, b) => a.length === b.length && a.every((answer, at) => answer.data === b[at]?.data && answer.isError === b[at]?.isError),
  );
  const list = useMemo(() => {
    const newest = answers.at(-1)?.data;
    if (!newest || answers.some((answer) => !answer.data)) return undefined;
    return { ...newest, items: answers.flatMap((answer) => answer.data?.items ?? []) };
  }, [answers]);
  const isError = answers.some((answer) => answer.isError);
  return {
    list,
    isLoading: !isError && answers.some((answer) => !answer.data),
    isError,
    retry: () => {
      for (let page = first; page <= last; page += 1) dispatch(listPosts.initiate(argsOf(page), { forceRefetch: true })).unsubscribe();
    },
  };
}
