import { useEffect, useMemo } from 'react';
import type { SearchQuery } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { createLoadingBar } from '#src/state/loading-bar.ts';
import { type Found, searchApi } from './search-api.ts';

const { search } = searchApi.endpoints;
/** Data that is here already resolves in the same breath and needs no bar. */
const BREATH = 20;

/** The answer to a query, fetched where it is not in the store yet. */
export function useSearch(locale: Locale, { q, type, page }: SearchQuery) {
  const dispatch = useAppDispatch();
  const args = useMemo(() => ({ locale, query: { q, type, page } }), [locale, q, type, page]);
  const bar = useMemo(() => createLoadingBar(dispatch), [dispatch]);
  useEffect(() => {
    const request = dispatch(search.initiate(args));
    let isShown = false;
    const show = setTimeout(() => {
      isShown = true;
      bar.start();
    }, BREATH);
    void request.finally(() => {
      clearTimeout(show);
      if (isShown) bar.end();
    });
    return () => request.unsubscribe();
  }, [dispatch, args, bar]);
  const select = useMemo(() => search.select(args), [args]);
  const { data, isError, isLoading } = useAppSelector((state) => select(state as never));
  const retry = () => dispatch(search.initiate(args, { forceRefetch: true })).unsubscribe();
  // An answer of this device is asked for again once the network is back.
  const isOnline = useAppSelector((state) => state.connection.online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the change alone; a network that fails again would never end
  useEffect(() => {
    if (isOnline && data?.isReplica) retry();
  }, [isOnline]);
  return { found: data as Found | undefined, isError: isError && !isLoading, retry };
}
