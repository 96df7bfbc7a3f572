import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { findFallbackWidth, dataSaverImages as subject } from './image-plugins.ts';

let fake: FakeCaches;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('pictures under data saver', () => {
  const URL_ = `${ORIGIN}/images/live/x/a-1200.avif`;
  const request = () => new Request(URL_, { headers: { accept: 'image/avif,*/*' } });
  const small = () => new Response('small', { headers: { 'content-location': '/images/live/x/a-480.avif', vary: 'accept' } });
  it('uses a small copy only while data is saved, a whole one always', async () => {
    const whole = new Response('whole');
    expect(await subject.cachedResponseWillBeUsed({ cachedResponse: small() })).toBeUndefined();
    expect(await subject.cachedResponseWillBeUsed({ cachedResponse: whole })).toBe(whole);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    expect(await (await subject.cachedResponseWillBeUsed({ cachedResponse: small() }))?.text()).toBe('small');
  });
  it('uses a small copy all the same when there is no network', async () => {
    await (await caches.open('site-v1-images')).put(request(), small());
    expect(await (await subject.handlerDidError({ request: request() }))?.text()).toBe('small');
  });
});

describe('a picture without a network', () => {
  const find = async (path: string) => (await findFallbackWidth(new Request(ORIGIN + path)))?.text();
  /** As a page asks for it; the server's pictures vary by what the browser accepts. */
  const keep = async (cache: string, path: string) =>
    (await fake.open(cache)).put(
      new Request(ORIGIN + path, { headers: { accept: 'image/avif' } }),
      new Response(path, { headers: { vary: 'accept' } }),
    );

  it('gives the widest that is held of the same picture', async () => {
    await keep('site-v1-images', '/images/live/u/a.12345678-736.avif');
    await keep('site-v1-images', '/images/live/u/a.12345678-1200.avif');
    expect(await find('/images/live/u/a.12345678-1920.jpg')).toBe('/images/live/u/a.12345678-1200.avif');
  });
  it('gives nothing of another picture, nor for what is no picture', async () => {
    await keep('site-v1-images', '/images/live/u/a.12345678-480.avif');
    expect(await find('/images/live/u/ab.12345678-480.avif')).toBeUndefined();
    expect(await find('/logo.svg')).toBeUndefined();
  });
});
