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
    const index = await store.getIndex('en');
    expect(await store.getIndex('en')).toBe(index);
    expect(search(index, { q: 'one' }).total).toBe(1);
  });
  it('fails where there is nothing, and tries again', async () => {
    const store = openSearchStore(dir);
    await expect(store.getIndex('ko')).rejects.toThrow('search.ko.json');
    writeFileSync(`${dir}/search.ko.json`, documents('셋'));
    expect(search(await store.getIndex('ko'), { q: '셋' }).total).toBe(1);
  });
  it('builds the index again when its documents were replaced', async () => {
    writeFileSync(`${dir}/search.en.json`, documents('one'));
    const store = openSearchStore(dir);
    expect(search(await store.getIndex('en'), { q: 'two' }).total).toBe(0);
    writeFileSync(`${dir}/search.en.json`, documents('one', 'two'));
    await expect.poll(async () => search(await store.getIndex('en'), { q: 'two' }).total).toBe(1);
  });
});
