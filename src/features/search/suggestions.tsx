import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeSearchText } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { Highlight, HitOrigin, keyOf } from './hit.tsx';
import s from './search.module.css';
import { type SearchResult, searchHref, useSuggestQuery } from './search-api.ts';

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
  const option = (href: string, className = '') => {
    at += 1;
    return {
      id: optionId(at),
      role: 'option',
      'aria-selected': at === active,
      href,
      tabIndex: -1,
      className: `${s.option} ${className}`,
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
              <span key={keyOf(hit.title)}>
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

/** Time without a key before the server is asked, in milliseconds. */
export const TYPING_PAUSE = 160;

/** A syllable that is still being put together is not asked for: `송ㄷ` is on its way to `송도`. */
export function completeSyllables(text: string): string {
  return normalizeSearchText(normalizeSearchText(text).replace(/[ㄱ-ㆎ]+$/, ''));
}

/** Suggestions for what is being typed: not with every key, and none where they cannot be had. */
export function useSuggestions(locale: Locale): { result: SearchResult | undefined; type: (text: string) => void } {
  const [q, setQ] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, isError } = useSuggestQuery(q ? { locale, query: { q } } : skipToken);
  const type = (text: string) => {
    clearTimeout(timer.current);
    const next = completeSyllables(text);
    if (!next) setQ('');
    // Under data saver nothing is asked that was not sent; without a network the worker answers.
    else if (!shouldSaveData() || !navigator.onLine) timer.current = setTimeout(() => setQ(next), TYPING_PAUSE);
  };
  return { result: q && !isError ? data : undefined, type };
}
