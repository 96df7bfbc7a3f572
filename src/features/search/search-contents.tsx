import { skipToken } from '@reduxjs/toolkit/query/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { normalizeSearchText } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { isComposing } from '#src/shared/dom/keys.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import type { OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { Highlight, HitOrigin, keyOf } from './hit.tsx';
import s from './search.module.css';
import { type SearchResult, searchHref, useSuggestQuery } from './search-api.ts';
import { SearchForm } from './search-form.tsx';
import { SearchStart } from './search-start.tsx';

const LIST_ID = 'search-suggestions';

export const look: OverlayModule['look'] = 'sheet';

export function useHeading(): string {
  return useTranslation('search').t('overlay.heading');
}

/** The search above any page: a combobox after the ARIA practices, whose list stands below it in the dialog. */
export function Contents() {
  const { t, i18n } = useTranslation(['search', 'messages']);
  const locale = i18n.language as Locale;
  const navigate = useNavigate();
  const { result, type } = useSuggestions(locale);
  const [isWanted, setWanted] = useState(true);
  const [active, setActive] = useState(-1);
  const options = result && isWanted ? listOptions(result, locale) : [];
  const isOpen = options.length > 0;

  // What is chosen takes the overlay's place: back leads to the page below.
  const goTo = (href: string | undefined) => href && navigate(href, { replace: true });
  const move = (to: number) => {
    setActive(to);
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that belong to a syllable being put together.
    if (isComposing(event) || !isOpen) return;
    const { key } = event;
    if (key === 'ArrowDown') move(active + 1 < options.length ? active + 1 : -1);
    else if (key === 'ArrowUp') move(active < 0 ? options.length - 1 : active - 1);
    else if (key === 'Enter' && active >= 0) goTo(options[active]);
    else if (key === 'Escape') {
      // The list first; the dialog with the next one.
      setWanted(false);
      setActive(-1);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <SearchForm
        id="search-overlay"
        locale={locale}
        takesFocus
        onSearch={(q) => goTo(searchHref(locale, { q }))}
        onType={(text) => {
          type(text);
          setWanted(true);
          setActive(-1);
        }}
        field={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? LIST_ID : undefined,
          'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
          onKeyDown,
        }}
      />
      <div role="status">
        {isOpen ? (
          <p className="visually-hidden">{t('suggest.status', { count: result?.total ?? 0 })}</p>
        ) : (
          result?.total === 0 && <p className={s.none}>{t('messages:list.noHit')}</p>
        )}
      </div>
      {isOpen && result ? (
        <Suggestions id={LIST_ID} locale={locale} result={result} active={active} />
      ) : (
        <SearchStart locale={locale} heading="h3" />
      )}
    </>
  );
}

const MAX_SUGGESTIONS = 8;

const optionId = (at: number) => `search-option-${at}`;

function bestHits({ groups }: SearchResult) {
  return groups.map(({ group, hits }) => ({ group, hits: hits.slice(0, Math.floor(MAX_SUGGESTIONS / groups.length)) }));
}

/** Where the options lead, in the order of the arrow keys; the last one to all results. */
function listOptions(result: SearchResult, locale: Locale): string[] {
  const hits = bestHits(result).flatMap((group) => group.hits.map((hit) => hit.href));
  return hits.length > 0 ? [...hits, searchHref(locale, { q: result.q })] : [];
}

type Props = { id: string; locale: Locale; result: SearchResult; active: number };

/** Top hits by group. The focus stays in the field, so that one can go on typing; options are links all the same. */
function Suggestions({ id, locale, result, active }: Props) {
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

export const TYPING_PAUSE = 160;

/** A syllable that is still being put together is not asked for: `송ㄷ` is on its way to `송도`. */
export function completeSyllables(text: string): string {
  return normalizeSearchText(normalizeSearchText(text).replace(/(?<![ㄱ-ㆎ])[ㄱ-ㆎ]+$/, ''));
}

/** Suggestions for what is being typed: not with every key, and none where they cannot be had. */
function useSuggestions(locale: Locale): { result: SearchResult | undefined; type: (text: string) => void } {
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
