import type { Locale } from '#core/site/locales.ts';

/** Longest question that a heading repeats whole, in characters. */
const MAX_LENGTH: Record<Locale, number> = { en: 40, ko: 24 };

export function shortenQuery(query: string, locale: Locale): string {
  const characters = [...query];
  const beginning = characters.slice(0, MAX_LENGTH[locale] - 1).join('');
  return characters.length > MAX_LENGTH[locale] ? `${beginning.trimEnd()}…` : query;
}
