import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCache, removeExpired, removeFromCache, writeCache } from './local-cache.ts';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('local cache (spec 3)', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('keeps value and expiry as the spec names them', () => {
    writeCache('popup', { id: 7 }, 1000, 5000);
    expect(JSON.parse(localStorage.getItem('site:popup') ?? '')).toEqual({ value: { id: 7 }, expire: 6000 });
  });
  it('gives the value for as long as the caller said, and not a millisecond longer', () => {
    writeCache('popup', 'hidden', 1000, 5000);
    expect(readCache('popup', { now: 5999 })).toBe('hidden');
    expect(readCache('popup', { now: 6000 })).toBeUndefined();
  });
  it('counts an entry as absent that would outlive its length', () => {
    writeCache('consent', 'accepted', 1001, 5000);
    expect([readCache('consent', { now: 5000, longest: 1001 }), readCache('consent', { now: 5000, longest: 1000 })]).toEqual([
      'accepted',
      undefined,
    ]);
  });
  it('removes an entry that has expired when it is read', () => {
    writeCache('draft', 'personal data', 1000, 5000);
    readCache('draft', { now: 6000 });
    expect(localStorage.getItem('site:draft')).toBeNull();
  });
  it('removes all expired entries at once, and nothing else', () => {
    writeCache('draft', 'personal data', 1000, 5000);
    writeCache('popup', 'hidden', 9000, 5000);
    localStorage.setItem('theirs', '{"value":1,"expire":1}');
    removeExpired(6000);
    expect(Object.keys(localStorage).sort()).toEqual(['site:popup', 'theirs']);
  });
  it('counts from now when no time is given', () => {
    writeCache('a', 1, 60_000);
    writeCache('b', 1, -1);
    expect([readCache('a'), readCache('b')]).toEqual([1, undefined]);
  });
  it('keeps a false value apart from an absent one', () => {
    for (const value of [false, 0, '', null]) {
      writeCache('x', value, 1000);
      expect(readCache('x')).toBe(value);
    }
    removeFromCache('x');
    expect(readCache('x')).toBeUndefined();
  });
  it.each(['', 'not json', 'null', '5', '"text"', '{}', '{"value":1}', '{"value":1,"expire":"9999999999999"}', '[1]'])(
    'reads %j as absent',
    (text) => {
      localStorage.setItem('site:x', text);
      expect(readCache('x')).toBeUndefined();
    },
  );
  it('reads as absent, and writes without an error, where storage is refused', () => {
    writeCache('x', 1, 1000);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(readCache('x')).toBeUndefined();
    expect(() => writeCache('x', 1, 1000)).not.toThrow();
    expect(() => removeFromCache('x')).not.toThrow();
    expect(() => removeExpired()).not.toThrow();
  });
});
