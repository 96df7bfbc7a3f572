import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import type { NavigateFunction } from 'react-router';
import { isFiltered, type ListQuery, type PostList as PostListData, writeListQuery } from '#core/posts/list-posts.ts';
import { withoutQuotationMarks } from '#core/posts/search-text.ts';
import { longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPostPages, type PostType } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { reducerWithApi } from '#src/api/base.ts';
import { useScrollToTopOfPage } from '#src/shared/dom/scroll.ts';
import { useLoadingBar } from '#src/state/loading-bar.ts';
import { newsDataSet, useAppDispatch, useAppSelector } from '#src/state/store.ts';
import { ListMessage } from '#src/ui/feedback/list-message.tsx';
import { Button } from '#src/ui/form/button.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import { type ListArgs, listEarlierPages, postsApi, useListPostsQuery } from '../posts-api.ts';
import { ListFilters } from './list-filters.tsx';
import s from './post-list.module.css';

export interface ItemsProps {
  locale: Locale;
  list: PostListData;
  query: ListQuery;
}

interface Props {
  type: PostType;
  locale: Locale;
  /** What the address asks for, as the page's loader has read it. */
  query: ListQuery;
  Items: ComponentType<ItemsProps>;
}

/** A filtered, searched, paged list whose state is its address: back, reload and sharing keep it. */
export function PostList({ type, locale, query, Items, navigate }: Props & { navigate: NavigateFunction }) {
  const { t } = useTranslation(['common', 'messages']);
  const dispatch = useAppDispatch();
  const isMobile = useAppSelector((state) => state.viewport.isMobile);
  const { list, anyList, isError, isFetching, retry } = useListOnShow({ type, locale, query }, isMobile);
  useLoadingBar(isFetching);
  const path = hrefFor(locale, getPostPages(type).list.id);
  const hrefOf = (next: ListQuery) => {
    const search = writeListQuery(next).toString();
    return search ? `${path}?${search}` : path;
  };
  const goTo = (next: ListQuery, replace = false) => {
    const href = hrefOf(next);
    // Applied again, the same filters are no new entry in the history.
    navigate(href, { replace: replace || href === location.pathname + location.search, preventScrollReset: true });
  };
  const top = useRef<HTMLDivElement>(null);
  // For the way back from a post (spec 3: newsData).
  useEffect(() => {
    if (list) dispatch(newsDataSet({ type, query }));
  }, [dispatch, list, type, query]);
  useScrollToTopOfPage(top, query.page, isMobile);
  return (
    <>
      <ListFilters type={type} query={query} years={anyList?.years ?? []} onApply={(next) => goTo(next)} />
      <div ref={top} className={list || isError ? s.top : `${s.top} ${s.waiting}`}>
        <p className={s.total} role="status">
          {list ? (isFiltered(query) ? t('messages:filter.applied', { count: list.total }) : t('ui.total', { n: list.total })) : '\u00a0'}
        </p>
        {list?.since && <p>{t('messages:list.since', { date: longDate(list.since, locale) })}</p>}
        <Posts
          type={type}
          locale={locale}
          Items={Items}
          query={query}
          list={list}
          isError={isError}
          retry={retry}
          showAll={() => goTo({})}
        />
        {list && isMobile && list.page < list.pageCount && (
          <div className={s.more}>
            <Button look="outline" onClick={() => goTo({ ...query, page: list.page + 1 }, true)}>
              {t('ui.more')}
              <span className={s.count}>{`${list.items.length} / ${list.total}`}</span>
            </Button>
          </div>
        )}
        {list && !isMobile && (
          <Pagination page={list.page} pageCount={list.pageCount} hrefOf={(number) => hrefOf({ ...query, page: number })} />
        )}
      </div>
    </>
  );
}

type PostsProps = Props & { list: PostListData | undefined; isError: boolean; retry: () => void; showAll: () => void };

function Posts({ type, locale, Items, query, list, isError, retry, showAll }: PostsProps) {
  const { t } = useTranslation(['messages', type]);
  if (isError) return <ListMessage text={t('list.error')} action={{ label: t('list.retry'), run: retry }} />;
  if (!list) return <ListMessage text={t(`${type}:loading`)} isBusy />;
  if (list.total === 0 && isFiltered(query)) {
    const action = { label: t('list.showAll'), run: showAll };
    return (
      <ListMessage text={t('list.noHit')} detail={query.q && t('list.searched', { q: withoutQuotationMarks(query.q) })} action={action} />
    );
  }
  if (list.total === 0) return <ListMessage text={t('list.empty')} />;
  return <Items locale={locale} list={list} query={query} />;
}

/** The posts of a list on show. A hook reads one page, and the number of earlier ones varies: the store's selectors read those. */
export function useListOnShow({ type, locale, query }: ListArgs, isMobile: boolean) {
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
    /** The last page on show, with the items of all; undefined until all are there. */
    list,
    /** The last answer, whatever it was asked with: categories and years are the same in all of them. */
    anyList: last.data,
    isError: last.isError || answers.some(({ isError }) => isError),
    isFetching: last.isFetching || answers.some(({ isLoading }) => isLoading),
    retry: () => {
      if (last.isError) void last.refetch();
      for (const [index, { isError }] of answers.entries()) if (isError) earlier[index]?.request({ forceRefetch: true, subscribe: false });
    },
  };
}

function joinPages(pages: readonly (PostListData | undefined)[]): PostListData | undefined {
  const known = pages.filter((page) => page !== undefined);
  const last = known.at(-1);
  return last && known.length === pages.length ? { ...last, items: known.flatMap(({ items }) => items) } : undefined;
}
