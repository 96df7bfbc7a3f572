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

test('a type without posts has an empty list, and what is no type none', async () => {
  for (const type of ['notice', 'images', 'videos', 'brochures'] as const)
    expect((await ask(type)).json()).toMatchObject({ items: [], total: 0, pageCount: 1 });
  for (const type of ['nope', '__proto__', '..%2f..%2f..%2fnewsroom', 'NEWSROOM']) expect((await ask(type)).statusCode, type).toBe(404);
});

test.each(['..%2f..%2f..%2f..%2fsecret', '..', 'A-1', 'a-1.en', 'a'.repeat(101), 'a-1%00'])(
  'a post named %s is not looked for',
  async (id) => {
    for (const folder of [data, dist]) writeFileSync(`${folder}/secret.en.json`, '{"secret":true}');
    const { statusCode, body } = await ask(`newsroom/${id}`);
    expect([[400, 404].includes(statusCode), body.includes('"secret"')]).toEqual([true, false]);
  },
);

test('a post is given in the languages that it is in', async () => {
  expect((await ask('newsroom/a-1')).statusCode).toBe(200);
  expect((await opened.app.inject('/api/v1/posts/newsroom/a-1?locale=ko')).statusCode).toBe(404);
  expect((await ask('notice/a-1')).statusCode).toBe(404);
});
