import type { Locale } from '#core/site/locales.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';

const CACHE_NAME = 'searches';
/** So long after the last search all are forgotten. */
const LIFETIME = 30 * DAY;
const MAX_SEARCHES = 8;

type StoredSearches = Partial<Record<Locale, string[]>>;

/** What was searched for in a language, the latest first. It stays on the device. */
export function readRecentSearches(locale: Locale): string[] {
  const stored: unknown = readCache<StoredSearches>(CACHE_NAME)?.[locale];
  return Array.isArray(stored) ? stored.filter((q) => typeof q === 'string').slice(0, MAX_SEARCHES) : [];
}

/** Puts a search first, once, whatever its case. */
export function storeRecentSearch(locale: Locale, q: string): void {
  write(locale, [q, ...without(locale, q)].slice(0, MAX_SEARCHES));
}

export function removeRecentSearch(locale: Locale, q: string): void {
  write(locale, without(locale, q));
}

/** Forgets those of every language. */
export function clearRecentSearches(): void {
  removeFromCache(CACHE_NAME);
}

function without(locale: Locale, q: string): string[] {
  return readRecentSearches(locale).filter((other) => other.toLowerCase() !== q.toLowerCase());
}

function write(locale: Locale, searches: string[]): void {
  writeCache(CACHE_NAME, { ...readCache<StoredSearches>(CACHE_NAME), [locale]: searches }, LIFETIME);
}
