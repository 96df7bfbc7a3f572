import type { QueryError } from '../core/posts/list-query.ts';
import { isLocale, LOCALES, type Locale } from '../core/site/locales.ts';

/** Reads the query parameters of a URL. */
export function readSearchParams(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/** Reads the required parameter `locale`. When it is invalid, returns the default locale and an error. */
export function readLocale(params: URLSearchParams): { locale: Locale; errors: QueryError[] } {
  const locale = params.get('locale');
  if (isLocale(locale)) return { locale, errors: [] };
  return { locale: 'en', errors: [{ parameter: 'locale', hint: `one of ${LOCALES.join(', ')}` }] };
}
