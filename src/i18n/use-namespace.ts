import type { Namespace, TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { addMessages, loadNamespaces } from './i18n-registry.ts';

/**
 * The `t` of a namespace that a page does not load by itself: the hook fetches it and adds it to the page's i18next instance. It gives
 * undefined until the messages have come. `locale` asks for another language than the page's.
 */
export function useNamespace<Name extends Namespace & string>(name: Name, locale?: Locale): TFunction<Name> | undefined {
  const { i18n } = useTranslation();
  const language = locale ?? (i18n.language as Locale);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isLoaded = i18n.hasResourceBundle(language, name);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isMounted = true;
    loadNamespaces(language, [name]).then(
      (messages) => {
        addMessages(i18n, language, messages);
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
