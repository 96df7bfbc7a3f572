import shells from 'site:shells';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '#core/site/locales.ts';

/** The i18next instances of one app: one a locale, made with the first page in it. */
export type I18nRegistry = ReturnType<typeof createI18nRegistry>;

export function createI18nRegistry() {
  const instances = new Map<Locale, I18n>();
  return {
    /** Makes sure that the locale has the shell's namespaces and these. Rejects when one cannot be loaded. */
    async load(locale: Locale, namespaces: readonly string[]): Promise<I18n> {
      const missing = namespaces.filter((name) => !instances.get(locale)?.hasResourceBundle(locale, name));
      const [shell, messages] = await Promise.all([
        instances.has(locale) ? {} : loadShellMessages(locale),
        loadNamespaces(locale, missing),
      ]);
      const instance = instances.get(locale) ?? createI18n(locale, shell);
      instances.set(locale, instance);
      addMessages(instance, locale, messages);
      return instance;
    },
    has: (locale: Locale): boolean => instances.has(locale),
    /** Throws for a locale that has not been loaded. */
    get(locale: Locale): I18n {
      const instance = instances.get(locale);
      if (!instance) throw new Error(`the messages of '${locale}' have not been loaded`);
      return instance;
    },
  };
}

/**
 * One instance per locale and render. Messages are complete before the first use, so nothing suspends; a missing key
 * stops the prerender, and with it the build.
 */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(messages),
    defaultNS: 'common',
    // The library's own; where they are not said, it examines each key for them.
    nsSeparator: ':',
    keySeparator: '.',
    // A copy: the instance adds its namespaces to it, and others would have them too.
    resources: { [locale]: { ...messages } },
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    // An instance keeps its language, and has its messages before they are rendered: nothing has to listen for them.
    react: { useSuspense: false, bindI18n: false },
    parseMissingKeyHandler: (key: string, fallback = key) => {
      if (import.meta.env.SSR) throw new Error(`locales/${locale}: no message for '${key}'`);
      return fallback;
    },
  });
  return instance;
}

export function addMessages(instance: I18n, locale: Locale, messages: Messages): void {
  for (const [namespace, bundle] of Object.entries(messages)) {
    if (!instance.hasResourceBundle(locale, namespace)) instance.addResourceBundle(locale, namespace, bundle);
  }
}

export type Messages = Record<string, object>;

/** The namespaces of every page, those that many share, and the names of the family sites. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  return (await shells[locale]()).shell;
}

/** Namespaces of a page or a feature in one locale. Rejects for a namespace that has no file, or whose file does not come. */
export async function loadNamespaces(locale: Locale, names: readonly string[]): Promise<Messages> {
  if (names.length === 0) return {};
  const { namespaces } = await shells[locale]();
  const entries = names.map(async (name) => {
    const load = namespaces[`/locales/${locale}/${name}.json`];
    if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
