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
  return withoutOwnProperties(instance);
}

/**
 * The same instance, whose properties and options are inherited. Copies of own properties would be a tenth of the rendering of a page, and
 * much of its garbage: `useTranslation` copies those of the instance at each use, all of its methods among them (createI18nWrapper in
 * react-i18next 17), and `t` copies the options at each call, for keys that are functions, of which there are none here (getFixedT in
 * i18next 26).
 */
function withoutOwnProperties(instance: I18n): I18n {
  instance.options = Object.create(instance.options);
  return Object.create(instance);
}

export function addWords(instance: I18n, locale: Locale, words: Words): void {
  for (const [namespace, bundle] of Object.entries(words)) {
    if (!instance.hasResourceBundle(locale, namespace)) instance.addResourceBundle(locale, namespace, bundle);
  }
}
