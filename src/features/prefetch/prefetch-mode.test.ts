import { afterEach, describe, expect, it, vi } from 'vitest';
import { PREFETCH_BUDGETS, prefetchMode } from './prefetch-mode.ts';

describe('prefetchMode', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    delete document.documentElement.dataset.saver;
  });
  it.each([
    [true, undefined, undefined, 'view'],
    [true, { effectiveType: '4g' }, undefined, 'view'],
    [true, { effectiveType: '3g' }, undefined, 'touch'],
    [true, { effectiveType: '2g' }, undefined, 'none'],
    [true, { effectiveType: 'slow-2g' }, undefined, 'none'],
    [true, { effectiveType: '4g', saveData: true }, undefined, 'none'],
    [false, { effectiveType: '4g' }, undefined, 'none'],
    [true, { effectiveType: '4g' }, 'true', 'none'],
    [true, { effectiveType: '4g', saveData: true }, 'false', 'view'],
    [true, { effectiveType: '2g', saveData: true }, 'false', 'none'],
  ])('online %s, %j, own choice %s: %s', (online, connection, own, expected) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    if (own) document.documentElement.dataset.saver = own;
    expect(prefetchMode()).toBe(expected);
  });
  it('spends less on a slow network, and nothing where nothing may be fetched', () => {
    expect(PREFETCH_BUDGETS.none).toBe(0);
    expect(PREFETCH_BUDGETS.touch).toBeLessThan(PREFETCH_BUDGETS.view);
  });
});
