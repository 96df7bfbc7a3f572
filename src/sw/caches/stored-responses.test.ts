import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { apiKey, CACHES, deleteUnknownCaches, find, isRecent, store, storedAtOf } from './stored-responses.ts';

let fake: FakeCaches;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('store and find', () => {
  it('keep body and headers, with the time', async () => {
    await store(CACHES.pages, '/en', new Response('page', { headers: { 'content-type': 'text/html', etag: '"1"' } }));
    const copy = await find(CACHES.pages, '/en');
    expect(await copy?.text()).toBe('page');
    expect(copy?.headers.get('etag')).toBe('"1"');
    expect([copy?.headers.get('x-stored-at'), storedAtOf(copy)]).toEqual([String(Date.now()), Date.now()]);
  });
  it('find a copy whatever headers it was requested with', async () => {
    const request = new Request(`${ORIGIN}/images/a.avif`, { headers: { accept: 'image/avif' } });
    await (await fake.open(CACHES.images)).put(request, new Response('picture', { headers: { vary: 'Accept, Save-Data' } }));
    expect(await (await find(CACHES.images, '/images/a.avif'))?.text()).toBe('picture');
  });
  it('ignore a full storage, and no other error', async () => {
    const cache = await fake.open(CACHES.pages);
    cache.error = new DOMException('full', 'QuotaExceededError');
    await expect(store(CACHES.pages, '/en', new Response('page'))).resolves.toBeUndefined();
    cache.error = new TypeError('broken');
    await expect(store(CACHES.pages, '/en', new Response('page'))).rejects.toThrow('broken');
  });
});

describe('a copy is recent', () => {
  it('for less than five minutes', async () => {
    await store(CACHES.pages, '/en', new Response('page'));
    const copy = await find(CACHES.pages, '/en');
    vi.setSystemTime(Date.now() + 299_999);
    expect(isRecent(copy)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect([isRecent(copy), isRecent(undefined)]).toEqual([false, false]);
  });
  it('unless it is from the future: the clock was wrong when it was stored', async () => {
    await store(CACHES.pages, '/en', new Response('page'));
    vi.setSystemTime(Date.now() - 40 * 86_400_000);
    expect(isRecent(await find(CACHES.pages, '/en'))).toBe(false);
  });
});

it('reads the time of a copy, and 0 of any other response', () => {
  const copy = new Response('x', { headers: { 'x-stored-at': '7' } });
  expect([copy, new Response('x'), undefined].map(storedAtOf)).toEqual([7, 0, 0]);
});

it.each([
  ['/api/v1/posts/x?b=2&a=1', '/api/v1/posts/x?a=1&b=2'],
  ['/api/v1/posts/x?a=1&b=2', '/api/v1/posts/x?a=1&b=2'],
  ['/data/x.en.json?', '/data/x.en.json'],
])('%s is stored as %s', (address, key) => {
  expect(apiKey(new URL(address, ORIGIN))).toBe(key);
});

it("deletes our caches of other versions and keeps today's and everyone else's", async () => {
  const foreign = ['workbox-precache-v2-https://www.example.com/', 'other-app-v1', 'my-site-v0-pages'];
  for (const name of ['site-v0-pages', 'site-v99-data', 'site-v1-old', ...Object.values(CACHES), ...foreign]) await fake.open(name);
  await deleteUnknownCaches();
  expect((await fake.keys()).sort()).toEqual([...Object.values(CACHES), ...foreign].sort());
});
