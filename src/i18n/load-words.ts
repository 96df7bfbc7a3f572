import type { Locale } from '#core/site/locales.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

const shells = { en: () => import('./shell-words.en.ts'), ko: () => import('./shell-words.ko.ts') };

/** The namespaces of every page, those that many share, and the names of the family sites. */
export async function loadShellWords(locale: Locale): Promise<Words> {
  return (await shells[locale]()).words;
}

/** Namespaces of a page or a feature in one locale. Rejects for a namespace that has no file, or whose file does not come. */
export async function loadPageWords(locale: Locale, names: readonly string[]): Promise<Words> {
  if (names.length === 0) return {};
  const { namespaces } = await shells[locale]();
  const entries = names.map(async (name) => {
    const load = namespaces[`/locales/${locale}/${name}.json`];
    if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
