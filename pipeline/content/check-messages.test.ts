import { describe, expect, it } from 'vitest';
import { baseKey, pluralErrors } from './check-messages.ts';

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
