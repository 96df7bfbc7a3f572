import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCache, removeExpired, removeFromCache, writeCache } from './local-cache.ts';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('local cache (spec 3)', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
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
    writeCache('searches', 'personal data', 1000, 5000);
    readCache('searches', { now: 6000 });
    expect(localStorage).toHaveLength(0);
  });
  it('keeps what is the tab’s in the tab', () => {
    expect(writeCache('draft', 'text', 1000, 5000)).toBe(true);
    expect([localStorage.length, sessionStorage.length, readCache('draft', { now: 5999 })]).toEqual([0, 1, 'text']);
    removeFromCache('draft');
    expect(sessionStorage).toHaveLength(0);
  });
  it('removes all expired entries at once, and nothing else', () => {
    // As an earlier build kept it.
    localStorage.setItem('site:draft', '{"value":"personal data","expire":6000}');
    localStorage.setItem('site:searches', 'not json');
    writeCache('visits', 1, 1000, 5000);
    writeCache('popup', 'hidden', 9000, 5000);
    localStorage.setItem('theirs', '{"value":1,"expire":1}');
    removeExpired(6000);
    expect(Object.keys(localStorage).sort()).toEqual(['site:popup', 'site:searches', 'theirs']);
  });
  it('keeps a false value apart from an absent one', () => {
    for (const value of [false, 0, '', null]) {
      writeCache('popup', value, 1000);
      expect(readCache('popup')).toBe(value);
    }
    removeFromCache('popup');
    expect(readCache('popup')).toBeUndefined();
  });
  it.each(['', 'not json', 'null', '5', '"text"', '{}', '{"value":1}', '{"value":1,"expire":"9999999999999"}', '[1]'])(
    'reads %j as absent',
    (text) => {
      localStorage.setItem('site:popup', text);
      expect(readCache('popup')).toBeUndefined();
    },
  );
  it('reads as absent, and writes without an error, where storage is refused', () => {
    writeCache('popup', 1, 1000);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(readCache('popup')).toBeUndefined();
    expect(writeCache('popup', 1, 1000)).toBe(false);
    expect(() => removeFromCache('popup')).not.toThrow();
    expect(() => removeExpired()).not.toThrow();
  });
});
