import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { PostIndex } from '../../../core/posts/list-posts.ts';
import { PAGE_SIZES } from '../../../core/site/constants.ts';
import { makeFakeDist, writeReleaseList } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Release } from '../../current-release.ts';
import { openSiteFiles } from '../../files/release.ts';
import type { SiteFile } from '../../files/site-file.ts';
import { openPostStore } from './posts.ts';

const { dist, remove } = makeFakeDist();
const data = `${dist}/site/data`;
const index: PostIndex = {
  type: 'newsroom',
  pageSize: 9,
  posts: [{ id: 'a-1', category: 'press', date: '2026-01-01', title: 'One', summary: '', text: 'one' }],
};
let opened: TestApp;

beforeEach(async () => {
  mkdirSync(`${data}/newsroom`, { recursive: true });
  writeFileSync(`${data}/newsroom.en.json`, JSON.stringify(index));
  writeFileSync(`${data}/newsroom/a-1.en.json`, '{}');
  opened = await openTestApp({ dist });
});
afterEach(async () => {
  await opened.close();
  rmSync(data, { recursive: true });
});
afterAll(remove);

const ask = (path: string) => opened.app.inject(`/api/v1/posts/${path}?locale=en`);
const SERVICE_ERROR = { type: 'about:blank', status: 500, title: 'Service Error' };

/** In the place of a file, a folder. */
function damage(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

test('a list that cannot be read is a service error, and is answered once it can be read', async () => {
  damage(`${data}/newsroom.en.json`);
  const answer = await ask('newsroom');
  expect([answer.statusCode, answer.json()]).toEqual([500, SERVICE_ERROR]);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
  rmSync(`${data}/newsroom.en.json`, { recursive: true });
  writeFileSync(`${data}/newsroom.en.json`, JSON.stringify(index));
  const again = await ask('newsroom');
  expect([again.statusCode, again.json().total]).toEqual([200, 1]);
});

test('a post that cannot be read is a service error, one that is not there is not found', async () => {
  damage(`${data}/newsroom/a-1.en.json`);
  const answer = await ask('newsroom/a-1');
  expect([answer.statusCode, answer.json()]).toEqual([500, SERVICE_ERROR]);
  expect((await ask('newsroom/a-2')).statusCode).toBe(404);
});

describe('the files of posts', () => {
  let dir: string;
  const index = { type: 'newsroom', pageSize: 9, posts: [{ id: 'a-1' }] };

  beforeAll(() => {
    dir = mkdtempSync(`${tmpdir()}/posts-`);
    mkdirSync(`${dir}/site/data/newsroom`, { recursive: true });
    writeFileSync(`${dir}/site/data/newsroom.en.json`, JSON.stringify(index));
    writeFileSync(`${dir}/site/data/newsroom/a-1.en.json`, JSON.stringify({ id: 'a-1', title: 'One' }));
    writeFileSync(`${dir}/secret.en.json`, JSON.stringify({ secret: true }));
    writeReleaseList(dir);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  const open = async () => openPostStore({ release: (await openSiteFiles(dir, 1_000_000)) as Release, close: () => undefined });
  const read = async (post: SiteFile | undefined) => post && JSON.parse((await post.read()).toString());

  describe('openPostStore', () => {
    it('gives the index of a type and locale, read once', async () => {
      const store = await open();
      expect(await store.getIndex('newsroom', 'en')).toEqual(index);
      expect(await store.getIndex('newsroom', 'en')).toBe(await store.getIndex('newsroom', 'en'));
    });
    it('has an empty list for a type without posts, and none for what is no type', async () => {
      const store = await open();
      for (const type of ['notice', 'images', 'videos', 'brochures'] as const)
        expect(await store.getIndex(type, 'en')).toEqual({ type, pageSize: PAGE_SIZES[type], posts: [] });
      for (const type of ['nope', '', '__proto__', '../../../newsroom', 'NEWSROOM'])
        expect(await store.getIndex(type, 'en'), type).toBeUndefined();
    });
    it('gives a post in the languages it is in', async () => {
      const store = await open();
      expect(await read(store.getPost('newsroom', 'en', 'a-1'))).toEqual({ id: 'a-1', title: 'One' });
      expect(store.getPost('newsroom', 'ko', 'a-1')).toBeUndefined();
      expect(store.getPost('notice', 'en', 'a-1')).toBeUndefined();
    });
    it.each(['../../../../secret', '..', 'A-1', 'a-1.en', '', 'a'.repeat(101), 'a-1\0'])(
      'does not look for a post named %j',
      async (id) => {
        expect((await open()).getPost('newsroom', 'en', id)).toBeUndefined();
      },
    );
    it('does not leave its folder by way of the type', async () => {
      expect((await open()).getPost('..', 'en', 'secret')).toBeUndefined();
    });
  });

  it('rejects for a list that is no JSON', async () => {
    const path = `${dir}/site/data/newsroom.en.json`;
    const text = JSON.stringify(index);
    // Of the same length: a shorter file would be found out when the release is opened.
    writeFileSync(path, text.replace('}', ' '));
    const store = await open();
    await expect(store.getIndex('newsroom', 'en')).rejects.toThrow(SyntaxError);
    writeFileSync(path, text);
  });
});
