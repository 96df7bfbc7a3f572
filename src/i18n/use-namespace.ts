import type { Namespace, TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { addWords } from './create-i18n.ts';
import { loadPageWords } from './load-words.ts';

/**
 * The `t` of a namespace that is not part of a page's own words: it is fetched with the component that uses it and added
 * to the i18next instance of the page. Undefined until it is there; without a network it stays so. `locale` is given
 * where the words are needed in another language than the page's.
 */
export function useNamespace<Name extends Namespace & string>(name: Name, locale?: Locale): TFunction<Name> | undefined {
  const { i18n } = useTranslation();
  const language = locale ?? (i18n.language as Locale);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isLoaded = i18n.hasResourceBundle(language, name);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isMounted = true;
    loadPageWords(language, [name]).then(
      (words) => {
        addWords(i18n, language, words);
        if (isMounted) render();
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [i18n, language, name, isLoaded]);
  return isLoaded ? i18n.getFixedT(language, name) : undefined;
}
