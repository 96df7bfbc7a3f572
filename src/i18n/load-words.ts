import type { Locale } from '#core/site/locales.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

const shell: Record<Locale, () => Promise<{ words: Words }>> = {
  en: () => import('./shell-en.ts'),
  ko: () => import('./shell-ko.ts'),
};

export async function loadShellWords(locale: Locale): Promise<Words> {
  return (await shell[locale]()).words;
}
