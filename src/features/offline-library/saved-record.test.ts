import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedItem } from '#core/offline/messages.ts';
import { addEvicted, forgetRemembered, readRemembered, remember } from './saved-record.ts';

const item = (id: string, state: SavedItem['state'] = 'whole'): SavedItem => ({
  id,
  kind: 'notice',
  title: id,
  url: `/${id}`,
  version: '1',
  bytes: 1,
  savedAt: 1,
  state,
});

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
});

describe('what was saved once', () => {
  it('is listed as cleared when the worker holds nothing of it any more', () => {
    remember([item('a'), item('b')]);
    expect(addEvicted([item('b')])).toEqual([item('b'), item('a', 'evicted')]);
    expect(addEvicted([])).toEqual([item('a', 'evicted'), item('b', 'evicted')]);
  });
  it('is forgotten when the visitor removes it', () => {
    remember([item('a'), item('b')]);
    forgetRemembered(['a']);
    expect(readRemembered()).toEqual([item('b')]);
  });
  it('reads as nothing where the note is something else', () => {
    localStorage.setItem('site:saved', JSON.stringify({ value: 'x', expire: 9e15 }));
    expect(readRemembered()).toEqual([]);
  });
});
