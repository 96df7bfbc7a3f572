import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { normalizeSearchText } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { type SearchResult, useSuggestQuery } from './search-api.ts';

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
