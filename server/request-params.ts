import type { ErrorDetail } from '../core/api/problem.ts';
import { isLocale, LOCALES, type Locale } from '../core/site/locales.ts';

/** Reads the query parameters of a URL. */
export function readSearchParams(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/** Reads the required parameter `locale`. When it is invalid, returns the default locale and an error. */
export function readLocale(params: URLSearchParams): { locale: Locale; errors: ErrorDetail[] } {
  const locale = params.get('locale');
  if (isLocale(locale)) return { locale, errors: [] };
  return { locale: 'en', errors: [{ pointer: 'locale', detail: `give one of ${LOCALES.join(', ')}` }] };
}
