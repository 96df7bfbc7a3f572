import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import filePromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { PostIndex } from '../../../core/posts/list-posts.ts';
import { PAGE_SIZES } from '../../../core/site/constants.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openFileStore } from '../../files/file-store.ts';
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
  mkdirSync(data, { recursive: true });
  opened = await openTestApp({ dist });
});
afterEach(async () => {
  await opened.close();
  rmSync(data, { recursive: true });
});
afterAll(remove);

const ask = (path: string) => opened.app.inject(`/api/v1/posts/${path}?locale=en`);
const SERVICE_ERROR = { type: 'about:blank', status: 500, title: 'Service Error' };

test('a list that cannot be read is a service error, and is answered once it can be read', async () => {
  mkdirSync(`${data}/newsroom.en.json`);
  const answer = await ask('newsroom');
  expect([answer.statusCode, answer.json()]).toEqual([500, SERVICE_ERROR]);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
  rmSync(`${data}/newsroom.en.json`, { recursive: true });
  writeFileSync(`${data}/newsroom.en.json`, JSON.stringify(index));
  const again = await ask('newsroom');
  expect([again.statusCode, again.json().total]).toEqual([200, 1]);
});

test('a list whose file is missing for a moment is not empty for ever', async () => {
  const empty = await ask('newsroom');
  expect([empty.statusCode, empty.json().total]).toEqual([200, 0]);
  writeFileSync(`${data}/newsroom.en.json`, JSON.stringify(index));
  expect((await ask('newsroom')).json().total).toBe(1);
});

test('a post that cannot be read is a service error, one that is not there is not found', async () => {
  mkdirSync(`${data}/newsroom/a-1.en.json`, { recursive: true });
  const answer = await ask('newsroom/a-1');
  expect([answer.statusCode, answer.json()]).toEqual([500, SERVICE_ERROR]);
  expect((await ask('newsroom/a-2')).statusCode).toBe(404);
});

describe('the files of posts', () => {
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

  /** Each look at a file goes to the disk when some milliseconds have passed. */
  const open = (root = dir) => openPostStore(root, openFileStore(root, { maxBytes: 1_000_000, checkEvery: 1 }));
  const parse = (post: Awaited<ReturnType<ReturnType<typeof open>['getPost']>>) => post && JSON.parse(post.identity.body.toString());

  describe('openPostStore', () => {
    it('gives the index of a type and locale, read once', async () => {
      const store = open();
      expect(await store.getIndex('newsroom', 'en')).toEqual(index);
      expect(await store.getIndex('newsroom', 'en')).toBe(await store.getIndex('newsroom', 'en'));
    });
    it('has an empty list for a type without posts, and none for what is no type', async () => {
      const store = open();
      for (const type of ['notice', 'images', 'videos', 'brochures'] as const)
        expect(await store.getIndex(type, 'en')).toEqual({ type, pageSize: PAGE_SIZES[type], posts: [] });
      for (const type of ['nope', '', '__proto__', '../../../newsroom', 'NEWSROOM'])
        expect(await store.getIndex(type, 'en'), type).toBeUndefined();
    });
    it('gives a post in the languages it is in', async () => {
      const store = open();
      expect(parse(await store.getPost('newsroom', 'en', 'a-1'))).toEqual({ id: 'a-1', title: 'One' });
      expect(await store.getPost('newsroom', 'ko', 'a-1')).toBeUndefined();
      expect(await store.getPost('notice', 'en', 'a-1')).toBeUndefined();
    });
    it.each(['../../../../secret', '..', 'A-1', 'a-1.en', '', 'a'.repeat(101), 'a-1\0'])(
      'does not look for a post named %j',
      async (id) => {
        expect(await open().getPost('newsroom', 'en', id)).toBeUndefined();
      },
    );
    it('does not leave its folder by way of the type', async () => {
      expect(await open().getPost('..', 'en', 'secret')).toBeUndefined();
    });
  });

  describe('a list that was replaced', () => {
    it('is read again', async () => {
      const root = mkdtempSync(`${dir}/replaced-`);
      mkdirSync(`${root}/data`);
      writeFileSync(`${root}/data/newsroom.en.json`, JSON.stringify(index));
      const store = open(root);
      expect(await store.getIndex('newsroom', 'en')).toEqual(index);
      writeFileSync(`${root}/data/newsroom.en.json`, JSON.stringify({ ...index, posts: [] }));
      await expect.poll(() => store.getIndex('newsroom', 'en')).toMatchObject({ posts: [] });
    });
  });

  describe('files that cannot be read', () => {
    const tooManyOpenFiles = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const openFolder = () => {
      const root = mkdtempSync(`${dir}/unreadable-`);
      mkdirSync(`${root}/data`);
      return { folder: `${root}/data`, store: open(root) };
    };
    afterEach(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });

    it('rejects for a list that is there and cannot be read, and has it as soon as it can', async () => {
      const { folder, store } = openFolder();
      mkdirSync(`${folder}/newsroom.en.json`);
      await expect(store.getIndex('newsroom', 'en')).rejects.toThrow('EISDIR');
      rmSync(`${folder}/newsroom.en.json`, { recursive: true });
      writeFileSync(`${folder}/newsroom.en.json`, JSON.stringify(index).slice(0, -1));
      await expect(store.getIndex('newsroom', 'en')).rejects.toThrow(SyntaxError);
      writeFileSync(`${folder}/newsroom.en.json`, JSON.stringify(index));
      await expect.poll(() => store.getIndex('newsroom', 'en').catch(() => undefined)).toEqual(index);
    });
    it('rejects for a list while no more files can be opened, and has it afterwards', async () => {
      const store = open();
      vi.spyOn(filePromises, 'readFile').mockRejectedValue(tooManyOpenFiles);
      syncBuiltinESMExports();
      await expect(store.getIndex('newsroom', 'en')).rejects.toBe(tooManyOpenFiles);
      vi.restoreAllMocks();
      syncBuiltinESMExports();
      expect(await store.getIndex('newsroom', 'en')).toEqual(index);
    });
    it('rejects for a post while no more files can be opened', async () => {
      vi.spyOn(filePromises, 'readFile').mockRejectedValue(tooManyOpenFiles);
      syncBuiltinESMExports();
      await expect(open().getPost('newsroom', 'en', 'a-1')).rejects.toBe(tooManyOpenFiles);
    });
  });
});
