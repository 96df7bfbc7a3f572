import { describe, expect, it } from 'vitest';
import { baseKey, languageKeys, pluralErrors } from './check-messages.ts';

describe('plural forms of a word', () => {
  it('are asked for by one key', () => {
    expect(['results.count_one', 'results.count_other', 'results.all', 'people.other'].map(baseKey)).toEqual([
      'results.count',
      'results.count',
      'results.all',
      'people.other',
    ]);
  });

  it('are those of the language', () => {
    expect(pluralErrors('en', ['count_one', 'count_other', 'all'])).toEqual([]);
    expect(pluralErrors('ko', ['count_other', 'all'])).toEqual([]);
  });

  it('may neither be missing nor be too many', () => {
    expect(pluralErrors('en', ['count_other'])).toEqual(["'count_one' is missing; add it"]);
    expect(pluralErrors('ko', ['count_one', 'count_other'])).toEqual(["'count_one' is never used; remove it"]);
    expect(pluralErrors('ko', ['count_one'])).toEqual(["'count_other' is missing; add it", "'count_one' is never used; remove it"]);
    expect(pluralErrors('en', ['count', 'count_one', 'count_other'])).toEqual(["'count' is never used; remove it"]);
  });
});

it('where a language is named, each is', () => {
  const texts = (...keys: string[]) => new Map(keys.map((key) => [key, 'words']));
  expect(languageKeys(texts('languages.en', 'languages.ko', 'en.title'))).toEqual([]);
  expect(languageKeys(texts('languages.en', 'download.en', 'download.label'))).toEqual([]);
  expect(languageKeys(texts('a.en', 'a.ko', 'b.en', 'b.ko', 'b.fr', 'c.en'), ['en', 'ko', 'fr'])).toEqual(['a.fr']);
});
