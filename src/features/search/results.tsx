import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer, SearchQuery } from '#core/search/answer.ts';
import { longDate } from '#core/site/dates.ts';
import { LANGUAGES, type Locale } from '#core/site/locales.ts';
import { hasPage } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import { useScrollToTopOfPage } from '#src/shared/dom/scroll.ts';
import { useLoadingBar } from '#src/state/loading-bar.ts';
import { useAppSelector } from '#src/state/store.ts';
import { ListMessage } from '#src/ui/feedback/list-message.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import { Hit } from './hit.tsx';
import s from './search.module.css';
import { type SearchResult, searchHref, useSearchQuery } from './search-api.ts';
import { storeRecentSearch } from './search-start.tsx';

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
  const leftOut = result.leftOut?.map((word) => t('results.word', { word }));
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
      {leftOut && <p>{t('results.leftOut', { words: new Intl.ListFormat(locale).format(leftOut) })}</p>}
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

type HitGroupsProps = { locale: Locale; query: SearchQuery; result: SearchAnswer; groups: SearchAnswer['groups'] };

/** The best of each group with the way to its rest; or one group, page by page. */
function HitGroups({ locale, query, result, groups }: HitGroupsProps) {
  const { t } = useTranslation(['search', 'common']);
  const { q, type } = query;
  return (
    <>
      {groups.map(({ group, total, hits }) => (
        <section key={group} className={s.group} aria-labelledby={`results-${group}`}>
          <div className={s.head}>
            <h2 id={`results-${group}`}>
              {t(`groups.${group}`)} <span className={s.number}>{total}</span>
            </h2>
            {type && <ArrowLink href={searchHref(locale, { q })}>{t('results.all')}</ArrowLink>}
          </div>
          <div>
            <ul className={s.hits}>
              {hits.map((hit) => (
                <Reveal as="li" key={hit.href}>
                  <Hit hit={hit} locale={locale} />
                </Reveal>
              ))}
            </ul>
            {!type && total > hits.length && (
              <p className={s.more}>
                <ArrowLink
                  href={searchHref(locale, { q, type: group })}
                  label={t('results.more', { group: t(`groups.${group}`), count: total })}
                >
                  {t('common:ui.more')}
                </ArrowLink>
              </p>
            )}
          </div>
        </section>
      ))}
      {type && <Pagination page={result.page} pageCount={result.pageCount} hrefOf={(page) => searchHref(locale, { q, type, page })} />}
    </>
  );
}

const WAYS_ON = ['sitemap', 'services', 'newsroom', 'contact'] as const;

function NoHit({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['search', 'menu']);
  return (
    <div className={s.start}>
      <nav aria-labelledby="search-ways-on">
        <h2 id="search-ways-on" className={s.label}>
          {t('waysOn')}
        </h2>
        <ul className={s.terms}>
          {WAYS_ON.filter(hasPage).map((page) => (
            <li key={page}>
              <ButtonLink look="ghost" href={hrefFor(locale, page)}>
                {t(`menu:items.${page}`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Longest question that a heading repeats whole, in characters. */
const maxLength = (locale: Locale) => (LANGUAGES[locale].script === 'Hangul' ? 24 : 40);

export function shortenQuery(query: string, locale: Locale): string {
  const characters = [...query];
  const beginning = characters.slice(0, maxLength(locale) - 1).join('');
  return characters.length > maxLength(locale) ? `${beginning.trimEnd()}…` : query;
}
