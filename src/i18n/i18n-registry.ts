import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';
import { loadPageWords, loadShellWords, type Words } from './load-words.ts';

/** The i18next instances of one app: one a locale, made with the first page in it. */
export interface I18nRegistry {
  /** Makes sure that the locale has the shell's namespaces and these. Rejects when one cannot be loaded. */
  load(locale: Locale, namespaces: readonly string[]): Promise<I18n>;
  has(locale: Locale): boolean;
  /** Throws for a locale that has not been loaded. */
  get(locale: Locale): I18n;
}

export function createI18nRegistry(): I18nRegistry {
  const instances = new Map<Locale, I18n>();
  return {
    async load(locale, namespaces) {
      const missing = namespaces.filter((name) => !instances.get(locale)?.hasResourceBundle(locale, name));
      const [shell, words] = await Promise.all([instances.has(locale) ? {} : loadShellWords(locale), loadPageWords(locale, missing)]);
      const instance = instances.get(locale) ?? createI18n(locale, shell);
      instances.set(locale, instance);
      addWords(instance, locale, words);
      return instance;
    },
    has: (locale) => instances.has(locale),
    get(locale) {
      const instance = instances.get(locale);
      if (!instance) throw new Error(`the words of '${locale}' have not been loaded`);
      return instance;
    },
  };
}

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
