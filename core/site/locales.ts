/** The site's locales and their rules (spec 1, 3, 9). */
export const LOCALES = ['en', 'ko'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** How a locale is shown on the language switch (spec 3). */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'ENG', ko: 'KOR' };

export const OG_LOCALES: Record<Locale, string> = { en: 'en_US', ko: 'ko_KR' };

/** Exact match only: `EN` or `ko-KR` is not a site locale. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ko' : 'en';
}

export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ko: '한국어' };
