import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LANGUAGES, LOCALES, localeIn, otherLocales } from './locales.ts';

describe('locales (spec 3, 9)', () => {
  it('are English, the default, and Korean', () => {
    expect([LOCALES, DEFAULT_LOCALE]).toEqual([['en', 'ko'], 'en']);
    expect(LOCALES.map((locale) => LANGUAGES[locale].short)).toEqual(['ENG', 'KOR']);
    expect([otherLocales('en'), otherLocales('ko')]).toEqual([['ko'], ['en']]);
  });
  it.each(['EN', 'Ko', 'ko-KR', 'en-US', 'ja', '', ' en', 'e', undefined, null, 0])('does not count %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
  it.each([
    ['/ko', 'ko'],
    ['/en/public/newsroom/ko', 'en'],
    ['/data/newsroom.ko.json', 'ko'],
    ['/api/v1/posts/newsroom?page=2&locale=ko', 'ko'],
    ['src/i18n/shell-messages.ts?en', 'en'],
    ['/assets/ko-page-1.js', undefined],
    ['/korea', undefined],
  ])('%s names %s', (path, locale) => expect(localeIn(path)).toBe(locale));
});
