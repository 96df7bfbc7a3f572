import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { PostIndex } from '../../../core/posts/list-posts.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

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
