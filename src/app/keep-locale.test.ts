// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLocale, storedLocaleAt } from './keep-locale.ts';

beforeEach(() => localStorage.clear());

describe('the stored locale', () => {
  it('comes from an address that names one, and counts where none is named', () => {
    expect(storedLocaleAt('/errors/404')).toBeUndefined();
    keepLocale('/ko/aboutus/ceo');
    expect([storedLocaleAt('/errors/404'), storedLocaleAt('/foo/bar'), storedLocaleAt('/en/nope')]).toEqual(['ko', 'ko', undefined]);
    keepLocale('/errors/404');
    expect(storedLocaleAt('/errors/500')).toBe('ko');
  });
  it('is not taken from what is no locale', () => {
    localStorage.setItem('site:locale', JSON.stringify({ value: 'fr', expire: 9e15 }));
    expect(storedLocaleAt('/errors/404')).toBeUndefined();
  });
});
