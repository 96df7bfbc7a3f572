import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDataSaverOn, shouldSaveData } from './connection.ts';

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

describe('isDataSaverOn: the own word before the browser’s', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    delete document.documentElement.dataset.saver;
  });

  it.each([
    [true, undefined, true],
    [true, 'false', false],
    [false, 'true', true],
    [false, undefined, false],
  ])('browser %s, own %s: %s', (saveData, own, expected) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    // A worker has no document and hands it in.
    expect(isDataSaverOn(own)).toBe(expected);
    if (own) document.documentElement.dataset.saver = own;
    expect(isDataSaverOn()).toBe(expected);
  });
  it('a word against it does not make 2g fast', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' }, configurable: true });
    expect(shouldSaveData('false')).toBe(true);
  });
});
