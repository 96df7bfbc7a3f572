import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, otherLocale } from './locales.ts';

describe('locales (spec 3, 9)', () => {
  it('are English, the default, and Korean', () => {
    expect([LOCALES, DEFAULT_LOCALE]).toEqual([['en', 'ko'], 'en']);
    expect(LOCALE_NAMES).toEqual({ en: 'ENG', ko: 'KOR' });
    expect([otherLocale('en'), otherLocale('ko')]).toEqual(['ko', 'en']);
  });
  it.each(['EN', 'Ko', 'ko-KR', 'en-US', 'ja', '', ' en', 'e', undefined, null, 0])('does not count %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
