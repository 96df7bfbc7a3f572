import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import type { Words } from './load-words.ts';

/**
 * One instance per locale and render. Words are complete before the first use, so nothing suspends; a missing key
 * stops the prerender, and with it the build.
 */
export function createI18n(locale: Locale, words: Words): I18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: 'common',
    // The library's own; where they are not said, it examines each key for them.
    nsSeparator: ':',
    keySeparator: '.',
    resources: { [locale]: words },
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    // An instance keeps its language, and has its words before they are rendered: nothing has to listen for them.
    react: { useSuspense: false, bindI18n: false },
    parseMissingKeyHandler: (key: string) => {
      if (import.meta.env.SSR) throw new Error(`locales/${locale}: no word for '${key}'`);
      return key;
    },
  });
  return instance;
}

export function addWords(instance: I18n, locale: Locale, words: Words): void {
  for (const [namespace, bundle] of Object.entries(words)) {
    if (!instance.hasResourceBundle(locale, namespace)) instance.addResourceBundle(locale, namespace, bundle);
  }
}
