import type { FieldFault } from '../core/api/problem.ts';
import { isLocale, LOCALES, type Locale } from '../core/site/locales.ts';

/** The parameters of an address. */
export function paramsOf(url: string): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}

/** The required parameter `locale`; where it is wrong, the default with the fault. */
export function readLocale(params: URLSearchParams): { locale: Locale; faults: FieldFault[] } {
  const locale = params.get('locale');
  if (isLocale(locale)) return { locale, faults: [] };
  return { locale: 'en', faults: [{ pointer: 'locale', detail: `give one of ${LOCALES.join(', ')}` }] };
}
