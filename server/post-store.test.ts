import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(store.index('newsroom', 'en')).toEqual(index);
    expect(store.index('newsroom', 'en')).toBe(store.index('newsroom', 'en'));
  });
  it('has an empty list for a type without posts, and none for what is no type', () => {
    const store = openPostStore(`${dir}/data`);
    expect(store.index('notice', 'en')).toEqual({ type: 'notice', pageSize: expect.any(Number), posts: [] });
    for (const type of ['nope', '', '__proto__', '../newsroom', 'NEWSROOM']) expect(store.index(type, 'en'), type).toBeUndefined();
  });
  it('gives a post in the languages it is in', async () => {
    const store = openPostStore(`${dir}/data`);
    expect(await store.post('newsroom', 'en', 'a-1')).toEqual({ id: 'a-1', title: 'One' });
    expect(await store.post('newsroom', 'ko', 'a-1')).toBeUndefined();
    expect(await store.post('notice', 'en', 'a-1')).toBeUndefined();
  });
  it.each(['../../secret', '..', 'A-1', 'a-1.en', '', 'a'.repeat(101), 'a-1\0'])('does not look for a post named %j', async (id) => {
    expect(await openPostStore(`${dir}/data`).post('newsroom', 'en', id)).toBeUndefined();
  });
  it('does not leave its folder by way of the type', async () => {
    expect(await openPostStore(`${dir}/data`).post('..', 'en', 'secret')).toBeUndefined();
  });
});
