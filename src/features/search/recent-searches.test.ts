// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '#src/state/local-cache.ts';
import { dropSearch, dropSearches, keepSearch, readSearches } from './recent-searches.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('recent searches', () => {
  it('are the latest first, each once, whatever its case', () => {
    for (const q of ['Songdo', 'ADC', 'songdo']) keepSearch('en', q);
    expect(readSearches('en')).toEqual(['songdo', 'ADC']);
  });
  it('are eight at the most', () => {
    for (let n = 1; n <= 10; n += 1) keepSearch('en', `word ${n}`);
    expect(readSearches('en')).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `word ${n}`));
  });
  it('are those of one language', () => {
    keepSearch('en', 'Songdo');
    keepSearch('ko', '송도');
    expect([readSearches('en'), readSearches('ko')]).toEqual([['Songdo'], ['송도']]);
  });
  it('are forgotten 30 days after the last one', () => {
    keepSearch('ko', '송도');
    vi.setSystemTime(Date.now() + 30 * DAY - 1);
    expect(readSearches('ko')).toEqual(['송도']);
    vi.setSystemTime(Date.now() + 1);
    expect(readSearches('ko')).toEqual([]);
  });
  it('can be dropped one by one, or all in both languages', () => {
    for (const q of ['a1', 'b2']) keepSearch('en', q);
    keepSearch('ko', '송도');
    dropSearch('en', 'A1');
    expect(readSearches('en')).toEqual(['b2']);
    dropSearches();
    expect([readSearches('en'), readSearches('ko'), localStorage.length]).toEqual([[], [], 0]);
  });
  it.each([
    'not json',
    '{"value":{"en":"x"},"expire":9e15}',
    '{"value":{"en":[1,null,"ok"]},"expire":9e15}',
    '{"value":null,"expire":9e15}',
  ])('read %s as what of it can be read', (stored) => {
    localStorage.setItem('site:searches', stored);
    expect(readSearches('en')).toEqual(stored.includes('ok') ? ['ok'] : []);
  });
  it('are not kept where storage is refused', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    keepSearch('en', 'Songdo');
    refuse.mockRestore();
    expect(readSearches('en')).toEqual([]);
  });
});
