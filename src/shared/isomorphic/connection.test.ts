import { afterEach, describe, expect, it, vi } from 'vitest';
import { shouldSaveData } from './connection.ts';

describe('shouldSaveData (spec 4)', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each([
    [true, undefined, false],
    [false, undefined, true],
    [true, { effectiveType: '4g', saveData: false }, false],
    [true, { effectiveType: '3g' }, false],
    [true, { effectiveType: '2g' }, true],
    [true, { effectiveType: 'slow-2g' }, true],
    [true, { effectiveType: '4g', saveData: true }, true],
    [false, { effectiveType: '4g', saveData: false }, true],
    [true, {}, false],
  ])('online %s with %j: %s', (online, connection, expected) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(shouldSaveData()).toBe(expected);
  });
});
