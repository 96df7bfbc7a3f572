import { isLocale, type Locale } from '#core/site/locales.ts';
import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';

const NAME = 'locale';

function localeOf(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return isLocale(first) ? first : undefined;
}

/** The locale is saved (spec 5, step 5): for a year, from addresses that name one. */
export function storeLocale(path: string): void {
  const locale = localeOf(path);
  if (locale) writeCache(NAME, locale, 365 * DAY);
}

/** At an address that names no locale, an error page: the stored one (spec 4). */
export function getStoredLocale(path: string): Locale | undefined {
  const stored = readCache<Locale>(NAME);
  return localeOf(path) === undefined && isLocale(stored) ? stored : undefined;
}
