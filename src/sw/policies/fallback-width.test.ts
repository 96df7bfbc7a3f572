import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { findFallbackWidth } from './fallback-width.ts';

let fake: FakeCaches;

const find = async (path: string) => (await findFallbackWidth(new Request(ORIGIN + path)))?.text();
/** As a page asks for it; the server's pictures vary by what the browser accepts. */
const keep = async (cache: string, path: string) =>
  (await fake.open(cache)).put(
    new Request(ORIGIN + path, { headers: { accept: 'image/avif' } }),
    new Response(path, { headers: { vary: 'accept' } }),
  );

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
});
afterEach(() => vi.unstubAllGlobals());

it('gives the widest that is held of the same picture, what was saved before what was seen', async () => {
  await keep('site-v1-images', '/images/live/u/a.12345678-1920.avif');
  expect(await find('/images/live/u/a.12345678-480.avif')).toBe('/images/live/u/a.12345678-1920.avif');
  await keep('site-saved-v1', '/images/live/u/a.12345678-736.avif');
  await keep('site-saved-v1', '/images/live/u/a.12345678-1200.avif');
  expect(await find('/images/live/u/a.12345678-1920.jpg')).toBe('/images/live/u/a.12345678-1200.avif');
});
it('gives nothing of another picture, nor for what is no picture', async () => {
  await keep('site-v1-images', '/images/live/u/a.12345678-480.avif');
  expect(await find('/images/live/u/ab.12345678-480.avif')).toBeUndefined();
  expect(await find('/logo.svg')).toBeUndefined();
});
