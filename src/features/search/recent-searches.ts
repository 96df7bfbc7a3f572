import type { Locale } from '#core/site/locales.ts';
import { DAY, dropCache, readCache, writeCache } from '#src/state/local-cache.ts';

const NAME = 'searches';
/** So long after the last search all are forgotten. */
const LIFETIME = 30 * DAY;
const MOST = 8;

type Kept = Partial<Record<Locale, string[]>>;

/** What was searched for in a language, the latest first. It stays on the device. */
export function readSearches(locale: Locale): string[] {
  const kept: unknown = readCache<Kept>(NAME)?.[locale];
  return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, MOST) : [];
}

/** Puts a search first, once, whatever its case. */
export function keepSearch(locale: Locale, q: string): void {
  write(locale, [q, ...without(locale, q)].slice(0, MOST));
}

export function dropSearch(locale: Locale, q: string): void {
  write(locale, without(locale, q));
}

/** Forgets those of every language. */
export function dropSearches(): void {
  dropCache(NAME);
}

function without(locale: Locale, q: string): string[] {
  return readSearches(locale).filter((other) => other.toLowerCase() !== q.toLowerCase());
}

function write(locale: Locale, searches: string[]): void {
  writeCache(NAME, { ...readCache<Kept>(NAME), [locale]: searches }, LIFETIME);
}
