import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getStoredLocale, storeLocale } from './stored-locale.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the stored locale', () => {
  it('is that of the last address that names one, for addresses that name none', () => {
    expect(getStoredLocale('/errors/404')).toBeUndefined();
    storeLocale('/ko/aboutus/ceo');
    expect([getStoredLocale('/errors/404'), getStoredLocale('/foo/bar'), getStoredLocale('/en/nope')]).toEqual(['ko', 'ko', undefined]);
    storeLocale('/errors/404');
    expect(getStoredLocale('/errors/500')).toBe('ko');
    storeLocale('/en');
    expect(getStoredLocale('/errors/500')).toBe('en');
  });
  it.each(['/EN/aboutus', '/korea', '/ko-KR', '/'])('is not taken from %s', (path) => {
    storeLocale(path);
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
  it('is forgotten after a year', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    storeLocale('/ko');
    vi.setSystemTime(Date.now() + 365 * 86_400_000 - 1);
    expect(getStoredLocale('/errors/404')).toBe('ko');
    vi.setSystemTime(Date.now() + 1);
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
  it.each(['fr', 1, null, { locale: 'ko' }])('is not taken from %j in the storage', (value) => {
    localStorage.setItem('site:locale', JSON.stringify({ value, expire: 9e15 }));
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
});
