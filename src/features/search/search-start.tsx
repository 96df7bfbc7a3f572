import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#core/site/constants.ts';
import type { Locale } from '#core/site/locales.ts';
import { readCache, removeFromCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import s from './search.module.css';
import { searchHref } from './search-api.ts';

interface Props {
  locale: Locale;
  heading?: 'h2' | 'h3';
}

export function SearchStart({ locale, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation('search');
  return (
    <div className={s.start}>
      <section aria-labelledby="search-terms">
        <Heading id="search-terms" className={s.label}>
          {t('terms.heading')}
        </Heading>
        <ul className={s.terms}>
          {Object.values(t('terms.items', { returnObjects: true })).map((term) => (
            <li key={term}>
              <ButtonLink look="ghost" href={searchHref(locale, { q: term })}>
                {term}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <RecentSearches locale={locale} heading={Heading} />
    </div>
  );
}

function RecentSearches({ locale, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation('search');
  // Stored values are read once the app runs: the document knows none.
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => setSearches(readRecentSearches(locale)), [locale]);
  if (searches.length === 0) return null;
  const remove = (q: string) => {
    removeRecentSearch(locale, q);
    setSearches(readRecentSearches(locale));
  };
  const clear = () => {
    clearRecentSearches();
    setSearches([]);
  };
  return (
    <section aria-labelledby="search-recent">
      <Heading id="search-recent" className={s.label}>
        {t('recent.heading')}
      </Heading>
      <ul className={s.recent}>
        {searches.map((q) => (
          <li key={q}>
            <a href={searchHref(locale, { q })}>{q}</a>
            <button type="button" aria-label={t('recent.remove', { q })} onClick={() => remove(q)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p className={s.note}>
        {t('recent.note')}{' '}
        <button type="button" onClick={clear}>
          {t('recent.clear')}
        </button>
      </p>
    </section>
  );
}

const SEARCHES_LIFETIME = 30 * DAY_MS;
const MAX_SEARCHES = 8;

type StoredSearches = Partial<Record<Locale, string[]>>;

/** What was searched for in a language, the latest first. It stays on the device. */
export function readRecentSearches(locale: Locale): string[] {
  const stored: unknown = readCache<StoredSearches>('searches')?.[locale];
  return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string').slice(0, MAX_SEARCHES) : [];
}

/** Puts a search first, once, whatever its case. */
export function storeRecentSearch(locale: Locale, q: string): void {
  write(locale, [q, ...without(locale, q)].slice(0, MAX_SEARCHES));
}

export function removeRecentSearch(locale: Locale, q: string): void {
  write(locale, without(locale, q));
}

export function clearRecentSearches(): void {
  removeFromCache('searches');
}

function without(locale: Locale, q: string): string[] {
  return readRecentSearches(locale).filter((other) => other.toLowerCase() !== q.toLowerCase());
}

function write(locale: Locale, searches: string[]): void {
  writeCache('searches', { ...readCache<StoredSearches>('searches'), [locale]: searches }, SEARCHES_LIFETIME);
}
