import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { Highlight } from './highlight.tsx';
import { HitOrigin } from './hit.tsx';
import s from './search.module.css';
import type { SearchResult } from './search-api.ts';
import { searchHref } from './search-href.ts';

/** Shared out among the groups. */
const MAX_SUGGESTIONS = 8;

export const optionId = (at: number) => `search-option-${at}`;

function bestHits({ groups }: SearchResult) {
  return groups.map(({ group, hits }) => ({ group, hits: hits.slice(0, Math.floor(MAX_SUGGESTIONS / groups.length)) }));
}

/** Where the options lead, in the order of the arrow keys; the last one to all results. */
export function listOptions(result: SearchResult, locale: Locale): string[] {
  const hits = bestHits(result).flatMap((group) => group.hits.map((hit) => hit.href));
  return hits.length > 0 ? [...hits, searchHref(locale, { q: result.q })] : [];
}

interface Props {
  id: string;
  locale: Locale;
  result: SearchResult;
  /** Which option the arrow keys are at; -1 for none. */
  active: number;
}

/** Top hits by group. The focus stays in the field, so that one can go on typing; options are links all the same. */
export function Suggestions({ id, locale, result, active }: Props) {
  const { t } = useTranslation('search');
  let at = -1;
  const option = (href: string, look = '') => {
    at += 1;
    return {
      id: optionId(at),
      role: 'option',
      'aria-selected': at === active,
      href,
      tabIndex: -1,
      className: `${s.option} ${look}`,
    } as const;
  };
  return (
    <div id={id} className={s.list} role="listbox" aria-label={t('suggest.label')}>
      {bestHits(result).map(({ group, hits }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={s.label} role="presentation">
            {t(`groups.${group}`)}
          </p>
          {hits.map((hit) => (
            <a key={hit.href} {...option(hit.href)}>
              <span>
                <Highlight text={hit.title} />
              </span>
              <span className={s.meta}>
                <HitOrigin hit={hit} locale={locale} />
              </span>
            </a>
          ))}
        </div>
      ))}
      <a {...option(searchHref(locale, { q: result.q }), s.all)}>{t('suggest.all', { count: result.total })}</a>
    </div>
  );
}
