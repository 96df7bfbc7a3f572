// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WARMING_BUDGETS, warmingMode } from './warming-mode.ts';

describe('warmingMode (spec 4, design 8)', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    delete document.documentElement.dataset.saver;
  });
  it.each([
    [true, undefined, undefined, 'all'],
    [true, { effectiveType: '4g' }, undefined, 'all'],
    [true, { effectiveType: '3g' }, undefined, 'press'],
    [true, { effectiveType: '2g' }, undefined, 'none'],
    [true, { effectiveType: 'slow-2g' }, undefined, 'none'],
    [true, { effectiveType: '4g', saveData: true }, undefined, 'none'],
    [false, { effectiveType: '4g' }, undefined, 'none'],
    [true, { effectiveType: '4g' }, 'true', 'none'],
    [true, { effectiveType: '4g', saveData: true }, 'false', 'all'],
    [true, { effectiveType: '2g', saveData: true }, 'false', 'none'],
  ])('online %s, %j, own word %s: %s', (online, connection, own, expected) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    if (own) document.documentElement.dataset.saver = own;
    expect(warmingMode()).toBe(expected);
  });
  it('spends less on a slow network, and nothing where nothing may be fetched', () => {
    expect(WARMING_BUDGETS.none).toBe(0);
    expect(WARMING_BUDGETS.press).toBeLessThan(WARMING_BUDGETS.all);
  });
});
