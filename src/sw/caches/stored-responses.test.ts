import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { CACHES } from './cache-names.ts';
import { endFreshness, find, isFresh, isRecent, store, storedAtOf } from './stored-responses.ts';

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

describe('store and find', () => {
  it('keep body and headers, with the time', async () => {
    await store(CACHES.pages, '/en', new Response('page', { headers: { 'content-type': 'text/html', etag: '"1"' } }), false);
    const copy = await find(CACHES.pages, '/en');
    expect(await copy?.text()).toBe('page');
    expect(copy?.headers.get('etag')).toBe('"1"');
    expect([copy?.headers.get('x-stored-at'), storedAtOf(copy)]).toEqual([String(Date.now()), Date.now()]);
    expect(isFresh(copy)).toBe(false);
  });
  it('find a copy whatever headers it was requested with', async () => {
    const request = new Request(`${ORIGIN}/images/a.avif`, { headers: { accept: 'image/avif' } });
    await (await fake.open(CACHES.images)).put(request, new Response('picture', { headers: { vary: 'Accept, Save-Data' } }));
    expect(await (await find(CACHES.images, '/images/a.avif'))?.text()).toBe('picture');
  });
  it('ignore a full storage, and no other error', async () => {
    const cache = await fake.open(CACHES.pages);
    cache.error = new DOMException('full', 'QuotaExceededError');
    await expect(store(CACHES.pages, '/en', new Response('page'), false)).resolves.toBeUndefined();
    cache.error = new TypeError('broken');
    await expect(store(CACHES.pages, '/en', new Response('page'), false)).rejects.toThrow('broken');
  });
});

describe('freshness', () => {
  it('lasts less than five minutes, for a prefetched copy', async () => {
    await store(CACHES.pages, '/en', new Response('page'), true);
    const copy = await find(CACHES.pages, '/en');
    expect(isFresh(copy)).toBe(true);
    vi.setSystemTime(Date.now() + 299_999);
    expect(isFresh(copy)).toBe(true);
    vi.setSystemTime(Date.now() + 1);
    expect([isFresh(copy), isRecent(copy)]).toEqual([false, false]);
    expect([isFresh(undefined), isRecent(undefined)]).toEqual([false, false]);
  });
  it('is not that of a copy from the future: the clock was wrong when it was stored', async () => {
    await store(CACHES.pages, '/en', new Response('page'), true);
    vi.setSystemTime(Date.now() - 40 * 86_400_000);
    const copy = await find(CACHES.pages, '/en');
    expect([isFresh(copy), isRecent(copy)]).toEqual([false, false]);
  });
  it('ends with an update, and the copies stay', async () => {
    await store(CACHES.pages, '/en', new Response('page', { headers: { 'content-type': 'text/html', vary: 'accept' } }), true);
    await endFreshness();
    const copy = await find(CACHES.pages, '/en');
    expect([isFresh(copy), copy?.headers.get('content-type'), await copy?.text()]).toEqual([false, 'text/html', 'page']);
  });
});

it('reads the time of a copy, and 0 of any other response', () => {
  const copy = new Response('x', { headers: { 'x-stored-at': '7' } });
  expect([copy, new Response('x'), undefined].map(storedAtOf)).toEqual([7, 0, 0]);
});
