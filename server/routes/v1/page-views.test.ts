import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { makeFakeDist, ORIGIN } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const { dist, remove } = makeFakeDist();
mkdirSync(`${dist}/site/en/services`, { recursive: true });
writeFileSync(`${dist}/site/en/services/adc.html`, '<!doctype html>');
let tested: TestApp;
beforeEach(async () => {
  tested = await openTestApp({ dist });
});
afterEach(() => tested.close());
afterAll(remove);

const VIEW = { path: '/en/services/adc', locale: 'en', at: '2026-11-24T00:00:00.000Z' };
const post = (payload: object | string = {}, headers: Record<string, string> = {}) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/v1/page-views',
    payload: typeof payload === 'string' ? payload : { id: randomUUID(), ...VIEW, ...payload },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
/** What was counted, once the server has ended. */
async function counted() {
  await tested.app.close();
  return tested.database.figures.use((db) => db.selectFrom('page_views').select(['page', 'locale', 'views']).orderBy('page').execute());
}

it('answers 204 and counts the page', async () => {
  const answer = await post();
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  await post({ path: '/en' });
  expect(await counted()).toEqual([
    { page: 'home', locale: 'en', views: 1 },
    { page: 'services/adc', locale: 'en', views: 1 },
  ]);
});

it('counts what is no page in this language as not found', async () => {
  const paths = ['/en/nope', '/en/services/cmo', '/ko', '/en/services/adc/', '//x', '/en/../en', '/en%00', '/link'];
  for (const path of paths) expect((await post({ path })).statusCode, path).toBe(204);
  expect(await counted()).toEqual([{ page: 'errors/404', locale: 'en', views: paths.length }]);
});

it('refuses what does not fit its schema, and counts nothing of it', async () => {
  for (const [change, pointer] of [
    [{ id: 'x' }, '/id'],
    [{ path: 'en' }, '/path'],
    [{ path: `/${'x'.repeat(200)}` }, '/path'],
    [{ locale: 'fr' }, '/locale'],
    [{ at: 'today' }, '/at'],
    [{ visitor: 'me' }, '/visitor'],
  ] as const) {
    const answer = await post(change);
    expect([answer.statusCode, answer.json().errors], JSON.stringify(change)).toEqual([422, [expect.objectContaining({ pointer })]]);
  }
  expect(await counted()).toEqual([]);
});

it('refuses other sites, other bodies and too large ones', async () => {
  expect((await post({}, { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' })).statusCode).toBe(403);
  expect((await post({}, { origin: ORIGIN })).statusCode).toBe(204);
  expect((await post('{')).statusCode).toBe(400);
  expect((await post('x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await post({ path: `/${'x'.repeat(2000)}` })).statusCode).toBe(413);
});

it('is limited for each address', async () => {
  for (let n = 0; n < 60; n += 1) await post();
  const answer = await post();
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 50]).toEqual([429, true]);
});
