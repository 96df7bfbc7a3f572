import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { ListQuery, PostList as PostListData } from '#core/posts/list-posts.ts';
import { readListQuery, writeListQuery } from '#core/posts/list-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { type PostType, postPages } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { newsDataSet } from '#src/state/slices.ts';
import { Button } from '#src/ui/button.tsx';
import { ListMessage } from '#src/ui/list-message.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { ListFilters } from './list-filters.tsx';
import s from './post-list.module.css';
import { type PostPages, usePostPages } from './use-post-pages.ts';

/** The rows of a list, as its type shows them. */
export interface ItemsProps {
  locale: Locale;
  list: PostListData;
  query: ListQuery;
}

interface Props {
  type: PostType;
  locale: Locale;
  Items: ComponentType<ItemsProps>;
  /** Categories and years of the whole list, known before any filter is applied. */
  categories: readonly string[];
  years: readonly string[];
}

/** A filtered, searched, paged list whose state is its address: back, reload and sharing keep it. */
export function PostList({ type, locale, Items, categories, years }: Props) {
  const { t } = useTranslation(['common', 'messages']);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const query = useAddressQuery(type);
  const isMobile = useAppSelector((state) => state.viewport.isMobile);
  const pages = usePostPages({ type, locale, query, cumulative: isMobile });
  const path = hrefFor(locale, postPages(type).list.id);
  const hrefOf = (next: ListQuery) => {
    const search = writeListQuery(next).toString();
    return search ? `${path}?${search}` : path;
  };
  const { list } = pages;
  const top = useRef<HTMLDivElement>(null);
  // The last list on show, for the way back from a post.
  useEffect(() => {
    if (list) dispatch(newsDataSet({ type, locale, query, list }));
  }, [dispatch, list, type, locale, query]);
  useScrollToTopOfList(top, query.page, isMobile);
  return (
    <>
      <ListFilters type={type} query={query} categories={categories} years={years} onApply={(next) => navigate(hrefOf(next))} />
      <div ref={top} className={s.top}>
        <p className={s.total} role="status">
          {list ? (isFiltered(query) ? t('messages:filter.applied', { n: list.total }) : t('ui.total', { n: list.total })) : '\u00a0'}
        </p>
        <Posts type={type} locale={locale} Items={Items} query={query} pages={pages} />
        {list && isMobile && list.page < list.pageCount && (
          <div className={s.more}>
            <Button look="outline" onClick={() => navigate(hrefOf({ ...query, page: list.page + 1 }), { replace: true })}>
              {t('ui.more')}
              <span className={s.count}>
                {list.items.length} / {list.total}
              </span>
            </Button>
          </div>
        )}
        {list && !isMobile && <Pagination page={list.page} pageCount={list.pageCount} hrefOf={(page) => hrefOf({ ...query, page })} />}
      </div>
    </>
  );
}

function Posts({ type, locale, Items, query, pages }: Pick<Props, 'type' | 'locale' | 'Items'> & { query: ListQuery; pages: PostPages }) {
  const { t } = useTranslation(['messages', type]);
  const { list } = pages;
  if (pages.isError) return <ListMessage text={t('list.error')} action={{ label: t('list.retry'), run: pages.retry }} />;
  if (!list) return <ListMessage text={t(`${type}:loading`)} isBusy />;
  if (list.total === 0) return <ListMessage text={t(isFiltered(query) ? 'list.noHit' : 'list.empty')} />;
  return <Items locale={locale} list={list} query={query} />;
}

/** Filters that can leave a list empty; sort and page cannot. */
function isFiltered(query: ListQuery): boolean {
  return Boolean(query.category || query.year || query.q);
}

/** The address' query, once mounted: the document was rendered without one. */
function useAddressQuery(type: PostType): ListQuery {
  const { search } = useLocation();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return useMemo(() => (mounted ? readListQuery(type, new URLSearchParams(search)).query : {}), [mounted, search, type]);
}

/** A turned page starts at its first row, below the header. */
function useScrollToTopOfList(top: React.RefObject<HTMLElement | null>, page: number | undefined, isMobile: boolean): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page && !isMobile && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    last.current = page;
  }, [top, page, isMobile]);
}
