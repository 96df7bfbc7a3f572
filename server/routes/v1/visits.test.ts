import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { bucketOf } from '../../../core/analytics/metrics.ts';
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

const AT = '2026-11-24T00:00:00.000Z';
const VIEW = { path: '/en/services/adc', locale: 'en', at: AT };
const LCP = { metric: 'LCP', value: 1234.5, path: '/en/services/adc' };
const VISIT = { at: AT, values: [LCP] };

const postTo =
  (name: string, message: object) =>
  (change: object | string = {}, headers: Record<string, string> = {}) =>
    tested.app.inject({
      method: 'POST',
      url: `/api/v1/${name}`,
      payload: typeof change === 'string' ? change : { id: randomUUID(), ...message, ...change },
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
const postView = postTo('page-views', VIEW);
const postFigures = postTo('vitals', VISIT);
/** What was counted, once the server has ended. */
async function counted() {
  await tested.app.close();
  return tested.database.figures.use(async (db) => {
    const rows = await db.selectFrom('visits').selectAll().orderBy('page').orderBy('metric').orderBy('device').execute();
    return { views: rows.filter(({ metric }) => metric === 'views'), samples: rows.filter(({ metric }) => metric !== 'views') };
  });
}
const SENT = [204, '', 'no-store'];

describe('page views', () => {
  it('are answered with 204 and counted', async () => {
    const answer = await postView();
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual(SENT);
    await postView({ path: '/en' });
    const kept = { day: expect.any(String), locale: 'en', device: 'desktop', metric: 'views', bucket: 0, samples: 1 };
    expect((await counted()).views).toEqual([
      { ...kept, page: 'home' },
      { ...kept, page: 'services/adc' },
    ]);
  });

  it('of what is no page in this language count as not found', async () => {
    const paths = ['/en/nope', '/en/services/cmo', '/ko', '/en/services/adc/', '//x', '/en/../en', '/en%00', '/link'];
    for (const path of paths) expect((await postView({ path })).statusCode, path).toBe(204);
    expect((await counted()).views).toMatchObject([{ page: 'errors/404', locale: 'en', samples: paths.length }]);
  });

  it('are limited for each address', async () => {
    for (let n = 0; n < 60; n += 1) await postView();
    const answer = await postView();
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 50]).toEqual([429, true]);
  });
});

describe('figures', () => {
  it('are answered with 204 and counted in their buckets', async () => {
    const shift = { ...LCP, metric: 'CLS', value: 0.013, path: '/en' };
    const kept = { day: expect.any(String), locale: 'en', device: 'desktop' };
    const answer = await postFigures({ values: [LCP, LCP, shift] });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual(SENT);
    expect((await counted()).samples).toEqual([
      { ...kept, page: 'home', metric: 'CLS', bucket: bucketOf('CLS', 0.013), samples: 1 },
      { ...kept, page: 'services/adc', metric: 'LCP', bucket: bucketOf('LCP', 1234.5), samples: 2 },
    ]);
  });

  it.each([
    ['public/newsroom/:id', ['/en/public/newsroom/20240516-songdo-groundbreaking', '/ko/public/newsroom/20260421-bioreactors-arrive']],
    ['errors/404', ['/en/nope', '/en/no']],
  ])('count %s as one page', async (page, paths) => {
    await postFigures({ values: paths.map((path) => ({ ...LCP, path })) });
    const { samples } = await counted();
    expect([new Set(samples.map((row) => row.page)), samples.reduce((sum, row) => sum + Number(row.samples), 0)]).toEqual([
      new Set([page]),
      2,
    ]);
  });

  it('tell phones from desktops, as views do', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148' };
    const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    for (const headers of [phone, desktop]) for (const post of [postFigures, postView]) await post({}, headers);
    const { samples, views } = await counted();
    for (const rows of [samples, views]) expect(rows.map(({ device }) => device)).toEqual(['desktop', 'phone']);
  });

  it('that come twice count once', async () => {
    const id = randomUUID();
    for (const _ of [1, 2]) expect((await postFigures({ id })).statusCode).toBe(204);
    expect((await counted()).samples).toMatchObject([{ samples: 1 }]);
  });
});

test.each<[string, typeof postView, object]>([
  ['/id', postView, { id: 'x' }],
  ['/path', postView, { path: 'en' }],
  ['/path', postView, { path: `/${'x'.repeat(200)}` }],
  ['/locale', postView, { locale: 'fr' }],
  ['/at', postView, { at: 'today' }],
  ['/visitor', postView, { visitor: 'me' }],
  ['/values', postFigures, { values: [] }],
  ['/values', postFigures, { values: Array.from({ length: 21 }, () => LCP) }],
  ['/values/0/metric', postFigures, { values: [{ ...LCP, metric: 'name' }] }],
  ['/values/0/value', postFigures, { values: [{ ...LCP, value: -1 }] }],
  ['/values/0/value', postFigures, { values: [{ ...LCP, value: 1e12 }] }],
  ['/values/0/target', postFigures, { values: [{ ...LCP, target: '#name' }] }],
])('%s that does not fit the schema is refused, and nothing counted', async (pointer, post, change) => {
  const answer = await post(change);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [expect.objectContaining({ pointer })]]);
  expect(await counted()).toEqual({ views: [], samples: [] });
});

test('other sites, other bodies and too large ones are refused', async () => {
  for (const post of [postView, postFigures])
    expect((await post({}, { 'sec-fetch-site': 'cross-site', origin: 'https://example.net' })).statusCode).toBe(403);
  expect((await postView({}, { origin: ORIGIN })).statusCode).toBe(204);
  expect((await postView('{')).statusCode).toBe(400);
  expect((await postView('x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await postView({ path: `/${'x'.repeat(2000)}` })).statusCode).toBe(413);
});
