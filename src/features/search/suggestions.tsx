import { useTranslation } from 'react-i18next';
import type { SearchHit } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { Highlight } from './highlight.tsx';
import s from './search.module.css';
import { searchHref } from './search-address.ts';
import type { Found } from './search-api.ts';

/** Of each group the best few. */
const MOST = 3;

export const optionId = (at: number) => `search-option-${at}`;

/** Where the options lead, in the order of the arrow keys; the last one to all results. */
export function optionsOf(found: Found, locale: Locale): string[] {
  const hits = found.groups.flatMap((group) => group.hits.slice(0, MOST).map((hit) => hit.href));
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
  const option = (href: string) => {
    at += 1;
    return { id: optionId(at), role: 'option', 'aria-selected': at === active, href, tabIndex: -1, className: s.option } as const;
  };
  return (
    <div id={id} className={s.list} role="listbox" aria-label={t('suggest.label')}>
      {found.groups.map(({ group, hits }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className={s.label} role="presentation">
            {t(`groups.${group}`)}
          </p>
          {hits.slice(0, MOST).map((hit: SearchHit) => (
            <a key={hit.href} {...option(hit.href)}>
              <Highlight text={hit.title} />
            </a>
          ))}
        </div>
      ))}
      <a {...option(searchHref(locale, { q: found.q }))}>{t('suggest.all', { n: found.total })}</a>
    </div>
  );
}
