import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { bucketOf } from '../../../core/analytics/metrics.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { VisitFigure } from './visits.ts';

const { dist, remove } = makeFakeDist();
let tested: TestApp;
beforeEach(async () => {
  tested = await openTestApp({ dist });
});
afterEach(() => tested.close());
afterAll(remove);

const LCP = { metric: 'LCP', value: 1234.5, path: '/en/services/adc' };
const VISIT = { at: '2026-11-24T00:00:00.000Z', values: [LCP] };
const post = (payload: object = {}, headers: Record<string, string> = {}) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/v1/vitals',
    payload: { id: randomUUID(), ...VISIT, ...payload },
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
/** What was counted, once the server has ended. */
async function counted() {
  await tested.app.close();
  return tested.database.figures.use((db) => db.selectFrom('vital_samples').selectAll().orderBy('metric').orderBy('page').execute());
}

it('answers 204 and counts each figure in its bucket', async () => {
  const shift = { ...LCP, metric: 'CLS', value: 0.013, path: '/en' };
  const kept = { day: expect.any(String), device: 'desktop', build: 'unknown' };
  const answer = await post({ values: [LCP, LCP, shift] });
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
  expect(await counted()).toEqual([
    { ...kept, page: 'home', metric: 'CLS', bucket: bucketOf('CLS', 0.013), samples: 1 },
    { ...kept, page: 'services/adc', metric: 'LCP', bucket: bucketOf('LCP', 1234.5), samples: 2 },
  ]);
});

it('counts the posts of a type as one page', async () => {
  const inPost = { ...LCP, path: '/en/public/newsroom/20240516-songdo-groundbreaking' };
  await post({ values: [inPost, { ...inPost, path: '/ko/public/newsroom/20260421-bioreactors-arrive' }] });
  expect(await counted()).toMatchObject([{ page: 'public/newsroom/:id', samples: 2 }]);
});

it('tells phones from desktops, in the table and in metrics', async () => {
  await tested.close();
  const seen: VisitFigure[] = [];
  tested = await openTestApp({ dist, onVisitFigure: (figure) => void seen.push(figure) });
  await post({}, { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148' });
  await post({}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' });
  expect(seen.map(({ device }) => device)).toEqual(['phone', 'desktop']);
  expect((await counted()).map(({ device }) => device).sort()).toEqual(['desktop', 'phone']);
});

it('counts a message that comes twice once', async () => {
  const id = randomUUID();
  for (const _ of [1, 2]) expect((await post({ id })).statusCode).toBe(204);
  expect(await counted()).toMatchObject([{ samples: 1 }]);
});

it('keeps no names that it does not know', async () => {
  await post({ values: [{ ...LCP, path: '/en/nope' }] });
  expect(await counted()).toMatchObject([{ page: 'errors/404' }]);
});

it('refuses what does not fit its schema, and counts nothing of it', async () => {
  for (const [pointer, change] of [
    ['/id', { id: 'x' }],
    ['/values', { values: [] }],
    ['/values/0/metric', { values: [{ ...LCP, metric: 'name' }] }],
    ['/values/0/value', { values: [{ ...LCP, value: -1 }] }],
    ['/values/0/value', { values: [{ ...LCP, value: 1e12 }] }],
    ['/values', { values: Array.from({ length: 61 }, () => LCP) }],
    ['/values/0/target', { values: [{ ...LCP, target: '#name' }] }],
    ['/visitor', { visitor: 'me' }],
  ] as const) {
    const answer = await post(change);
    expect([answer.statusCode, answer.json().errors], pointer).toEqual([422, [expect.objectContaining({ pointer })]]);
  }
  expect(await counted()).toEqual([]);
});

it('refuses other sites', async () => {
  expect((await post({}, { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' })).statusCode).toBe(403);
});
