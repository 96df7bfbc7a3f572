import type { Locale } from '../../core/site/locales.ts';

/** Characters that search engines show, and below which they take a text of their own; a Korean character is as wide as two Latin ones. */
export const DESCRIPTION_LENGTH: Record<Locale, [min: number, max: number]> = { en: [120, 155], ko: [60, 80] };
