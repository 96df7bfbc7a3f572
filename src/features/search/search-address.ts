import { SEARCH_GROUPS, type SearchGroup, type SearchQuery } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';

/** Longest and shortest text that is searched for, in characters. */
export const LONGEST = 100;
const SHORTEST = 2;

/** One space between words, none around them, and no more than is searched for. */
export function tidyText(text: string): string {
  const words = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  return [...words].slice(0, LONGEST).join('').trimEnd();
}

export function isTooShort(q: string): boolean {
  return [...q].length < SHORTEST;
}

/** Longest text that a heading repeats whole. */
const IN_HEADING: Record<Locale, number> = { en: 40, ko: 24 };

export function shorten(q: string, locale: Locale): string {
  const characters = [...q];
  return characters.length > IN_HEADING[locale] ? `${characters.slice(0, IN_HEADING[locale]).join('').trimEnd()}…` : q;
}

/** What an address asks for; what cannot be is left out. */
export function readSearch(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const query: SearchQuery = { q: tidyText(params.get('q') ?? '') };
  const type = params.get('type') as SearchGroup;
  if (!SEARCH_GROUPS.includes(type)) return query;
  const page = params.get('page') ?? '';
  return { ...query, type, ...(/^[1-9]\d{0,5}$/.test(page) && page !== '1' && { page: Number(page) }) };
}

/** The address of a search: back, reload and sharing give it again. */
export function searchHref(locale: Locale, { q, type, page }: SearchQuery): string {
  return hrefFor(locale, 'search', { query: { q, type, page: page === 1 ? undefined : page } });
}
