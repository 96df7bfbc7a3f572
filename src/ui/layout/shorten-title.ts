import type { Locale } from '#core/site/locales.ts';

/** Longest title that is repeated whole in breadcrumbs and headings, in characters. */
const MAX_LENGTH: Record<Locale, number> = { en: 40, ko: 24 };

export function shortenTitle(title: string, locale: Locale): string {
  const characters = [...title];
  const beginning = characters.slice(0, MAX_LENGTH[locale] - 1).join('');
  return characters.length > MAX_LENGTH[locale] ? `${beginning.trimEnd()}…` : title;
}
