import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Locale } from '#core/site/locales.ts';
import type { Store } from '#src/state/store.ts';
import type { Found } from './search-api.ts';
import { createSuggester } from './suggester.ts';

/** Suggestions for what is being typed; the code that asks comes with the first question. */
export function useSuggestions(locale: Locale) {
  const store = useStore() as Store;
  const [found, setFound] = useState<Found>();
  const suggester = useMemo(
    () =>
      createSuggester<Found>(async (q) => {
        const { suggest } = await import('./search-api.ts');
        return suggest(store, locale, q);
      }, setFound),
    [store, locale],
  );
  useEffect(() => () => suggester.stop(), [suggester]);
  return { found, type: suggester.type };
}
