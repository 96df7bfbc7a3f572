import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { search } from '../core/search/search.ts';
import { openSearchStore } from './search-store.ts';

let dir: string;
const documents = (...titles: string[]) =>
  JSON.stringify({ locale: 'en', names: {}, pages: titles.map((title) => ({ href: `/en/${title}`, title, parts: [] })), posts: [] });

beforeEach(() => {
  dir = mkdtempSync(`${tmpdir()}/search-`);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('openSearchStore', () => {
  it('builds an index once and keeps it', async () => {
    writeFileSync(`${dir}/search.en.json`, documents('one'));
    const store = openSearchStore(dir);
    await store.warm();
    const index = await store.index('en');
    expect(await store.index('en')).toBe(index);
    expect(search(index, { q: 'one' }).total).toBe(1);
  });
  it('reads all documents where the worker keeps fewer', async () => {
    writeFileSync(`${dir}/search.en.json`, documents('one'));
    writeFileSync(`${dir}/search-whole.en.json`, documents('one', 'two'));
    expect(search(await openSearchStore(dir).index('en'), { q: 'two' }).total).toBe(1);
  });
  it('fails where there is nothing, and tries again', async () => {
    const store = openSearchStore(dir);
    await expect(store.index('ko')).rejects.toThrow('search.ko.json');
    writeFileSync(`${dir}/search.ko.json`, documents('셋'));
    expect(search(await store.index('ko'), { q: '셋' }).total).toBe(1);
  });
});
