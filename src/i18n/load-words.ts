import type { Locale } from '#core/site/locales.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

/** What every page needs: header, footer, messages, titles. Bundled as one chunk a locale. */
export const SHELL_NAMESPACES = ['common', 'menu', 'meta', 'messages'] as const;

/** The group's companies with their names filled in, made by the build from content/affiliates.json. */
export interface FamilySites {
  home: { name: string; href: string };
  count: number;
  categories: { id: string; name: string; links: { name: string; href: string }[] }[];
}

const sites: Record<Locale, () => Promise<{ default: FamilySites }>> = {
  en: () => import('site:affiliates/en'),
  ko: () => import('site:affiliates/ko'),
};

const files = import.meta.glob<object>('/locales/*/*.json', { import: 'default' });

/** Loads a page's namespaces in one locale, the shell's with them. Throws for a namespace that has no file. */
export async function loadWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  const names = [...SHELL_NAMESPACES, ...namespaces];
  const [{ default: familySites }, ...bundles] = await Promise.all([
    sites[locale](),
    ...names.map((name) => {
      const load = files[`/locales/${locale}/${name}.json`];
      if (!load) throw new Error(`locales/${locale}/${name}.json is missing`);
      return load();
    }),
  ]);
  return { familySites: { sites: familySites }, ...Object.fromEntries(names.map((name, at) => [name, bundles[at] as object])) };
}
