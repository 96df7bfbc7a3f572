import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import filePromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGE_SIZES } from '../core/site/constants.ts';
import { openPostStore } from './post-store.ts';

let dir: string;
const index = { type: 'newsroom', pageSize: 9, posts: [{ id: 'a-1' }] };

beforeAll(() => {
  dir = mkdtempSync(`${tmpdir()}/posts-`);
  mkdirSync(`${dir}/data/newsroom`, { recursive: true });
  writeFileSync(`${dir}/data/newsroom.en.json`, JSON.stringify(index));
  writeFileSync(`${dir}/data/newsroom/a-1.en.json`, JSON.stringify({ id: 'a-1', title: 'One' }));
  writeFileSync(`${dir}/secret.en.json`, JSON.stringify({ secret: true }));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('openPostStore', () => {
  it('gives the index of a type and locale, read once', () => {
    const store = openPostStore(`${dir}/data`);
    expect(store.getIndex('newsroom', 'en')).toEqual(index);
    expect(store.getIndex('newsroom', 'en')).toBe(store.getIndex('newsroom', 'en'));
  });
  it('has an empty list for a type without posts, and none for what is no type', () => {
    const store = openPostStore(`${dir}/data`);
    for (const type of ['notice', 'images', 'videos', 'brochures'] as const)
      expect(store.getIndex(type, 'en')).toEqual({ type, pageSize: PAGE_SIZES[type], posts: [] });
    for (const type of ['nope', '', '__proto__', '../newsroom', 'NEWSROOM']) expect(store.getIndex(type, 'en'), type).toBeUndefined();
  });
  it('gives a post in the languages it is in', async () => {
    const store = openPostStore(`${dir}/data`);
    expect(await store.readPost('newsroom', 'en', 'a-1')).toEqual({ id: 'a-1', title: 'One' });
    expect(await store.readPost('newsroom', 'ko', 'a-1')).toBeUndefined();
    expect(await store.readPost('notice', 'en', 'a-1')).toBeUndefined();
  });
  it.each(['../../secret', '..', 'A-1', 'a-1.en', '', 'a'.repeat(101), 'a-1\0'])('does not look for a post named %j', async (id) => {
    expect(await openPostStore(`${dir}/data`).readPost('newsroom', 'en', id)).toBeUndefined();
  });
  it('does not leave its folder by way of the type', async () => {
    expect(await openPostStore(`${dir}/data`).readPost('..', 'en', 'secret')).toBeUndefined();
  });
});

describe('files that cannot be read', () => {
  const tooManyOpenFiles = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  const openFolder = () => {
    const folder = mkdtempSync(`${dir}/unreadable-`);
    return { folder, store: openPostStore(folder) };
  };
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('has the list as soon as its file is there', () => {
    const { folder, store } = openFolder();
    expect(store.getIndex('newsroom', 'en')?.posts).toEqual([]);
    writeFileSync(`${folder}/newsroom.en.json`, JSON.stringify(index));
    expect(store.getIndex('newsroom', 'en')).toEqual(index);
  });
  it('throws for a list that is there and cannot be read, and has it as soon as it can', () => {
    const { folder, store } = openFolder();
    mkdirSync(`${folder}/newsroom.en.json`);
    expect(() => store.getIndex('newsroom', 'en')).toThrow('EISDIR');
    rmSync(`${folder}/newsroom.en.json`, { recursive: true });
    writeFileSync(`${folder}/newsroom.en.json`, JSON.stringify(index).slice(0, -1));
    expect(() => store.getIndex('newsroom', 'en')).toThrow(SyntaxError);
    writeFileSync(`${folder}/newsroom.en.json`, JSON.stringify(index));
    expect(store.getIndex('newsroom', 'en')).toEqual(index);
  });
  it('throws for a list while no more files can be opened, and has it afterwards', () => {
    const store = openPostStore(`${dir}/data`);
    vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
      throw tooManyOpenFiles;
    });
    syncBuiltinESMExports();
    expect(() => store.getIndex('newsroom', 'en')).toThrow(tooManyOpenFiles);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(store.getIndex('newsroom', 'en')).toEqual(index);
  });
  it('rejects for a post that is there and cannot be read', async () => {
    const { folder, store } = openFolder();
    mkdirSync(`${folder}/newsroom/a-1.en.json`, { recursive: true });
    await expect(store.readPost('newsroom', 'en', 'a-1')).rejects.toThrow('EISDIR');
  });
  it('rejects for a post while no more files can be opened', async () => {
    vi.spyOn(filePromises, 'readFile').mockRejectedValue(tooManyOpenFiles);
    syncBuiltinESMExports();
    await expect(openPostStore(`${dir}/data`).readPost('newsroom', 'en', 'a-1')).rejects.toBe(tooManyOpenFiles);
  });
});
