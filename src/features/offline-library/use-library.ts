import { useEffect, useState } from 'react';
import type { Library } from '#core/build/library.ts';
import type { Locale } from '#core/site/locales.ts';
import { forgetLibraries, loadLibrary } from './load-library.ts';

/** What can be saved in a locale; undefined while it is loaded, and without a network. It is loaded each time the library opens. */
export function useLibrary(locale: Locale): Library | undefined {
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    let isCurrent = true;
    const load = () => {
      forgetLibraries();
      loadLibrary(locale).then(
        (loaded) => isCurrent && setLibrary(loaded),
        () => undefined,
      );
    };
    load();
    addEventListener('online', load);
    return () => {
      isCurrent = false;
      removeEventListener('online', load);
    };
  }, [locale]);
  return library;
}
