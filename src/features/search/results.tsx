import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchQuery } from '#core/search/answer.ts';
import { longDate } from '#core/site/dates.ts';
import type { Locale } from '#core/site/locales.ts';
import { ListMessage } from '#src/ui/list-message.tsx';
import { HitGroups } from './hit-groups.tsx';
import { NoHit } from './no-hit.tsx';
import { keepSearch } from './recent-searches.ts';
import s from './search.module.css';
import type { Found } from './search-api.ts';
import { useSearch } from './use-search.ts';

/** What a query finds; its state is the address. */
export function Results({ locale, query }: { locale: Locale; query: SearchQuery }) {
  const { t } = useTranslation(['search', 'messages']);
  const { found, isError, retry } = useSearch(locale, query);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found && found.total > 0) keepSearch(locale, query.q);
  }, [found, locale, query.q]);
  useTopOfPage(top, `${query.type} ${query.page}`);
  const groups = found?.groups.filter(({ group }) => !query.type || group === query.type) ?? [];
  return (
    <div ref={top}>
      <div className={s.count} role="status">
        {found && !isError ? <Count total={groups.reduce((sum, { total }) => sum + total, 0)} found={found} locale={locale} /> : '\u00a0'}
      </div>
      {isError ? (
        <ListMessage text={t('failed')} action={{ label: t('messages:list.retry'), run: retry }} />
      ) : !found ? (
        <ListMessage text={t('loading')} isBusy />
      ) : groups.length > 0 ? (
        <HitGroups locale={locale} query={query} found={found} groups={groups} />
      ) : (
        <NoHit locale={locale} />
      )}
    </div>
  );
}

/** How many, and where they come from when it was not the server. */
function Count({ total, found, locale }: { total: number; found: Found; locale: Locale }) {
  const { t } = useTranslation(['search', 'messages']);
  return (
    <>
      {total > 0 ? (
        <p>{t(total === 1 ? 'results.one' : 'results.count', { n: total })}</p>
      ) : (
        <>
          <p className={s.none}>{t('messages:list.noHit')}</p>
          <p>{t('hint')}</p>
        </>
      )}
      {found.isReplica && (
        <p>
          {t('replica.device')} {found.since && t('replica.since', { date: longDate(found.since, locale) })}
        </p>
      )}
    </>
  );
}

/** A turned page starts at its first row. */
function useTopOfPage(top: RefObject<HTMLElement | null>, page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page && top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
    last.current = page;
  }, [top, page]);
}
