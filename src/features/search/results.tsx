import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchQuery } from '#core/search/answer.ts';
import { longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { useAppSelector } from '#src/state/hooks.ts';
import { useLoadingBar } from '#src/state/loading-bar.ts';
import { ListMessage } from '#src/ui/feedback/list-message.tsx';
import { HitGroups } from './hit-groups.tsx';
import { NoHit } from './no-hit.tsx';
import { storeRecentSearch } from './recent-searches.ts';
import s from './search.module.css';
import { type SearchResult, useSearchQuery } from './search-api.ts';

/** What a query finds; its state is the address. */
export function Results({ locale, query }: { locale: Locale; query: SearchQuery }) {
  const { t } = useTranslation(['search', 'messages']);
  const { currentData: result, isError, isFetching, refetch } = useSearchQuery({ locale, query });
  useLoadingBar(isFetching);
  const isFailed = isError && !isFetching;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result && result.total > 0) storeRecentSearch(locale, query.q);
  }, [result, locale, query.q]);
  useRefetchOnline(result, refetch);
  useScrollToTopOfPage(top, `${query.type} ${query.page}`);
  const groups = result?.groups.filter(({ group }) => !query.type || group === query.type) ?? [];
  return (
    <div ref={top}>
      <div className={s.count} role="status">
        {result && !isFailed ? (
          <Count total={groups.reduce((sum, { total }) => sum + total, 0)} result={result} locale={locale} />
        ) : (
          '\u00a0'
        )}
      </div>
      {isFailed ? (
        <ListMessage text={t('failed')} action={{ label: t('messages:list.retry'), run: refetch }} />
      ) : !result ? (
        <ListMessage text={t('loading')} isBusy />
      ) : groups.length > 0 ? (
        <HitGroups locale={locale} query={query} result={result} groups={groups} />
      ) : (
        <NoHit locale={locale} />
      )}
    </div>
  );
}

/** How many, and where they come from when it was not the server. */
function Count({ total, result, locale }: { total: number; result: SearchResult; locale: Locale }) {
  const { t } = useTranslation(['search', 'messages']);
  return (
    <>
      {total > 0 ? (
        <p>{t('results.count', { count: total })}</p>
      ) : (
        <>
          <p className={s.none}>{t('messages:list.noHit')}</p>
          <p>{t('hint')}</p>
        </>
      )}
      {result.isReplica && (
        <p>
          {t('replica.device')} {result.since && t('replica.since', { date: longDate(result.since, locale) })}
        </p>
      )}
    </>
  );
}

/** An answer of this device is asked for again once the network is back. */
function useRefetchOnline(result: SearchResult | undefined, refetch: () => void): void {
  const isOnline = useAppSelector((state) => state.connection.online);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the change alone; a network that fails again would never end
  useEffect(() => {
    if (isOnline && result?.isReplica) refetch();
  }, [isOnline]);
}

/** A turned page starts at its first row. */
function useScrollToTopOfPage(top: RefObject<HTMLElement | null>, page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    last.current = page;
  }, [top, page]);
}
