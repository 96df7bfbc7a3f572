import type { i18n as I18n } from 'i18next';
import type { Locale } from '#core/site/locales.ts';
import { addWords, createI18n } from './create-i18n.ts';
import { loadPageWords, loadShellWords } from './load-words.ts';

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
