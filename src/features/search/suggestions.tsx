import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { Highlight } from './highlight.tsx';
import { HitOrigin } from './hit.tsx';
import s from './search.module.css';
import { searchHref } from './search-address.ts';
import type { Found } from './search-api.ts';

/** So many at the most, shared out among the groups. */
const MOST = 8;

export const optionId = (at: number) => `search-option-${at}`;

function bestOf({ groups }: Found) {
  return groups.map(({ group, hits }) => ({ group, hits: hits.slice(0, Math.floor(MOST / groups.length)) }));
}

/** Where the options lead, in the order of the arrow keys; the last one to all results. */
export function optionsOf(found: Found, locale: Locale): string[] {
  const hits = bestOf(found).flatMap((group) => group.hits.map((hit) => hit.href));
  return hits.length > 0 ? [...hits, searchHref(locale, { q: found.q })] : [];
}

interface Props {
  id: string;
  locale: Locale;
  found: Found;
  /** Which option the arrow keys are at; -1 for none. */
  active: number;
}

/** Top hits by group. The focus stays in the field, so that one can go on typing; options are links all the same. */
export function Suggestions({ id, locale, found, active }: Props) {
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
      {bestOf(found).map(({ group, hits }) => (
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
      <a {...option(searchHref(locale, { q: found.q }), s.all)}>{t('suggest.all', { n: found.total })}</a>
    </div>
  );
}
