import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../tests/support/fake-caches.ts';

interface Subject {
  CACHES: { pages: string; data: string; images: string; assets: string; earlier: string };
  dropUnknownCaches(): Promise<void>;
  store(cacheName: string, key: string, response: Response, warmed: boolean): Promise<void>;
  find(cacheName: string, key: string): Promise<Response | undefined>;
  isFresh(response: Response | undefined): boolean;
  endFreshness(): Promise<void>;
  onlyOurs: { cacheWillUpdate(param: { request: { url: string }; response: Response }): Promise<Response | null> };
  isStorable(response: Response, type: string): boolean;
}
// Not a plain import: the worker's sources belong to a project of their own, with other globals.
const { CACHES, dropUnknownCaches, store, find, isFresh, endFreshness, isStorable, onlyOurs } =
  await vi.importActual<Subject>('./caches.ts');
let fake: FakeCaches;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('dropUnknownCaches', () => {
  it("drops our caches of other versions and keeps today's and everyone else's", async () => {
    const foreign = ['workbox-precache-v2-https://www.example.com/', 'other-app-v1', 'my-site-v0-pages'];
    for (const name of ['site-v0-pages', 'site-v99-data', 'site-v1-old', ...Object.values(CACHES), ...foreign]) await fake.open(name);
    await dropUnknownCaches();
    expect((await fake.keys()).sort()).toEqual([...Object.values(CACHES), ...foreign].sort());
  });
});

describe('store and isFresh', () => {
  it('keeps body and headers, with the time it was stored', async () => {
    await store(CACHES.pages, '/en', new Response('page', { headers: { 'content-type': 'text/html', etag: '"1"' } }), false);
    const copy = await find(CACHES.pages, '/en');
    expect(await copy?.text()).toBe('page');
    expect(copy?.headers.get('etag')).toBe('"1"');
    expect(copy?.headers.get('x-stored-at')).toBe(String(Date.now()));
    expect(isFresh(copy)).toBe(false);
  });
  it('counts a warmed copy as fresh for less than five minutes', async () => {
    await store(CACHES.pages, '/en', new Response('page'), true);
    const copy = await find(CACHES.pages, '/en');
    expect(isFresh(copy)).toBe(true);
    vi.setSystemTime(Date.now() + 299_999);
    expect(isFresh(copy)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect(isFresh(copy)).toBe(false);
    expect(isFresh(undefined)).toBe(false);
  });
  it('ends with an update, and the copies stay', async () => {
    await store(CACHES.pages, '/en', new Response('page', { headers: { 'content-type': 'text/html' } }), true);
    await store(CACHES.data, '/data/newsroom.en.json', Response.json({}), true);
    await endFreshness();
    const copies = await Promise.all([find(CACHES.pages, '/en'), find(CACHES.data, '/data/newsroom.en.json')]);
    expect(copies.map(isFresh)).toEqual([false, false]);
    expect(await copies[0]?.text()).toBe('page');
    expect(copies.map((copy) => copy?.headers.get('content-type'))).toEqual(['text/html', 'application/json']);
  });
  it('lives with a full storage, and with no other fault', async () => {
    const cache = await fake.open(CACHES.pages);
    cache.fault = new DOMException('full', 'QuotaExceededError');
    await expect(store(CACHES.pages, '/en', new Response('page'), false)).resolves.toBeUndefined();
    cache.fault = new TypeError('broken');
    await expect(store(CACHES.pages, '/en', new Response('page'), false)).rejects.toThrow('broken');
  });
});

describe('isStorable (design 8)', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const having = (traits: object) =>
    Object.defineProperties(new Response('x', html), Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, { value }])));
  it.each([
    ['a whole answer of our own', new Response('x', html), true],
    ['another type', Response.json({}), false],
    ['no type', new Response(null), false],
    ['a missing page', new Response('x', { ...html, status: 404 }), false],
    ['a part', new Response('x', { ...html, status: 206 }), false],
    ['a failing server', new Response('x', { ...html, status: 500 }), false],
    ['an answer that is not to be kept', new Response('x', { headers: { ...html.headers, 'cache-control': 'private, No-Store' } }), false],
    ['one that is to be asked for again', new Response('x', { headers: { ...html.headers, 'cache-control': 'no-cache' } }), true],
    ['a redirected answer', having({ redirected: true }), false],
    ['an opaque answer', having({ type: 'opaque' }), false],
    ['an answer of another origin', having({ type: 'cors' }), false],
  ])('%s', (_name, response, expected) => expect(isStorable(response, 'text/html')).toBe(expected));
});

describe('onlyOurs', () => {
  const answer = (type: string, status = 200) => new Response('x', { status, headers: { 'content-type': type } });
  it.each([
    ['/assets/app-12345678.js', answer('application/javascript; charset=utf-8'), true],
    ['/images/live/u/hero.avif', answer('image/avif'), true],
    ['/en/offline', answer('text/html; charset=utf-8'), true],
    ['/assets/app-12345678.js', answer('text/html; charset=utf-8'), false],
    ['/favicon.svg?__WB_REVISION__=1', answer('text/html'), false],
    ['/en/offline', answer('text/plain'), false],
    ['/assets/app-12345678.js', answer('text/plain', 404), false],
    ['/images/live/u/hero.avif?token=abc', answer('image/avif'), false],
    ['/images/live/u/hero.avif?code=1', answer('image/avif'), false],
    ['/images/live/u/hero.avif?w=1', answer('image/avif'), true],
    ['/assets/app-12345678.js', answer('application/javascript', 500), false],
  ])('%s', async (path, response, expected) => {
    expect(await onlyOurs.cacheWillUpdate({ request: { url: `https://www.example.com${path}` }, response })).toBe(
      expected ? response : null,
    );
  });
});
