import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Locale } from '#core/site/locales.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import type { Store } from '#src/state/store.ts';
import { type Found, suggest } from './search-api.ts';
import { createSuggester } from './suggester.ts';

/** Suggestions for what is being typed. */
export function useSuggestions(locale: Locale) {
  const store = useStore() as Store;
  const [found, setFound] = useState<Found>();
  const suggester = useMemo(() => createSuggester<Found>((q) => suggest(store, locale, q), setFound), [store, locale]);
  useEffect(() => () => suggester.stop(), [suggester]);
  // Under data saver nothing is asked that was not sent; without a network the worker answers (design 8).
  const type = (text: string) => {
    if (!isSparing() || !navigator.onLine) suggester.type(text);
  };
  return { found, type };
}
