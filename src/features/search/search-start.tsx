import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Icon } from '#src/ui/media/icon.tsx';
import { clearRecentSearches, readRecentSearches, removeRecentSearch } from './recent-searches.ts';
import s from './search.module.css';
import { searchHref } from './search-api.ts';

interface Props {
  locale: Locale;
  heading?: 'h2' | 'h3';
}

/** Where to begin: the terms that others ask for, and what was searched for on this device. */
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
