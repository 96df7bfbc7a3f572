import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#core/site/constants.ts';
import { clearRecentSearches, readRecentSearches, removeRecentSearch, storeRecentSearch } from './search-start.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('recent searches', () => {
  it('are the latest first, each once, whatever its case', () => {
    for (const q of ['Songdo', 'ADC', 'songdo']) storeRecentSearch('en', q);
    expect(readRecentSearches('en')).toEqual(['songdo', 'ADC']);
  });
  it('are eight at the most', () => {
    for (let n = 1; n <= 10; n += 1) storeRecentSearch('en', `word ${n}`);
    expect(readRecentSearches('en')).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `word ${n}`));
  });
  it('are those of one language', () => {
    storeRecentSearch('en', 'Songdo');
    storeRecentSearch('ko', '송도');
    expect([readRecentSearches('en'), readRecentSearches('ko')]).toEqual([['Songdo'], ['송도']]);
  });
  it('are forgotten 30 days after the last one', () => {
    storeRecentSearch('ko', '송도');
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1);
    expect(readRecentSearches('ko')).toEqual(['송도']);
    vi.setSystemTime(Date.now() + 1);
    expect(readRecentSearches('ko')).toEqual([]);
  });
  it('can be dropped one by one, or all in both languages', () => {
    for (const q of ['a1', 'b2']) storeRecentSearch('en', q);
    storeRecentSearch('ko', '송도');
    removeRecentSearch('en', 'A1');
    expect(readRecentSearches('en')).toEqual(['b2']);
    clearRecentSearches();
    expect([readRecentSearches('en'), readRecentSearches('ko'), localStorage.length]).toEqual([[], [], 0]);
  });
  it.each([
    'not json',
    '{"value":{"en":"x"},"expire":9e15}',
    '{"value":{"en":[1,null,"ok"]},"expire":9e15}',
    '{"value":null,"expire":9e15}',
  ])('read %s as what of it can be read', (stored) => {
    localStorage.setItem('site:searches', stored);
    expect(readRecentSearches('en')).toEqual(stored.includes('ok') ? ['ok'] : []);
  });
});
