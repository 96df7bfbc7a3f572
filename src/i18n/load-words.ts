import type { Locale } from '#core/site/locales.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

/** What every page needs: header, footer, messages, titles. Bundled as one chunk a locale. */
export const SHELL_NAMESPACES = ['common', 'menu', 'meta', 'messages'] as const;

const files = import.meta.glob<object>('/locales/*/*.json', { import: 'default' });

/** Loads a page's namespaces in one locale, the shell's with them. Throws for a namespace that has no file. */
export async function loadWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  const names = [...SHELL_NAMESPACES, ...namespaces];
  const bundles = await Promise.all(
    names.map((name) => {
      const load = files[`/locales/${locale}/${name}.json`];
      if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
      return load();
    }),
  );
  return Object.fromEntries(names.map((name, at) => [name, bundles[at] as object]));
}
