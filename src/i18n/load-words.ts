import type { Locale } from '#core/site/locales.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

/** What every page needs: header, footer, messages, titles. Bundled as one chunk a locale. */
export const SHELL_NAMESPACES = ['common', 'menu', 'meta', 'messages'] as const;

const shell = import.meta.glob<object>('/locales/*/{common,menu,meta,messages}.json', { import: 'default' });

export async function loadShellWords(locale: Locale): Promise<Words> {
  return named(SHELL_NAMESPACES, (name) => shell[`/locales/${locale}/${name}.json`], locale);
}

/** Loads namespaces by their names. Throws for a namespace that has no file. */
export async function named(
  names: readonly string[],
  loaderOf: (name: string) => (() => Promise<object>) | undefined,
  locale: Locale,
): Promise<Words> {
  const entries = names.map(async (name) => {
    const load = loaderOf(name);
    if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
    return [name, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
