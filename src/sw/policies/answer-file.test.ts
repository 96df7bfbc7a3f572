import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaches, fakeFetchEvent, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';
import { answerBrochure, dataSaverImages, fetchBrochure, findFallbackWidth } from './answer-file.ts';

const BROCHURES = 'site-v1-brochures';
const PDF = '/downloads/services-brochure-en.pdf';
const BYTES = 'abcdefghij';
const MEGABYTE = 1024 * 1024;
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

const pdf = (body: string | Uint8Array<ArrayBuffer>) => new Response(body, { headers: { 'content-type': 'application/pdf', etag: '"1"' } });
async function ask(path: string, range?: string, headers: Record<string, string> = {}) {
  const { event, settled } = fakeFetchEvent(new Request(ORIGIN + path, { headers: { ...(range && { range }), ...headers } }));
  const response = await answerBrochure(event);
  await settled();
  return { status: response.status, body: await response.text(), range: response.headers.get('content-range'), headers: response.headers };
}

beforeEach(() => {
  ({ fake } = stubWorkerGlobals(fetched));
  vi.stubGlobal('location', new URL(ORIGIN));
  fetched.mockImplementation(async () => pdf(BYTES));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a brochure', () => {
  it('that came whole is read again without a network, whole and in part', async () => {
    expect((await ask(PDF)).body).toBe(BYTES);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask(PDF)).toMatchObject({ status: 200, body: BYTES, range: null });
    expect(await ask(PDF, 'bytes=2-4')).toMatchObject({ status: 206, body: 'cde', range: 'bytes 2-4/10' });
    expect(await ask(PDF, 'bytes=-2')).toMatchObject({ status: 206, body: 'ij', range: 'bytes 8-9/10' });
    await expect(ask('/downloads/other-en.pdf')).rejects.toThrow('Failed to fetch');
  });
  it('comes from the network while there is one, and the newer file takes the place of the older', async () => {
    await ask(PDF);
    fetched.mockImplementation(async () => pdf('new'));
    expect((await ask(PDF)).body).toBe('new');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await ask(PDF)).body).toBe('new');
  });
  it.each<[string, () => Response]>([
    ['a part', () => new Response('cd', { status: 206, headers: { 'content-type': 'application/pdf', 'content-range': 'bytes 2-3/10' } })],
    ['a stranger’s page', () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    [
      'one that breaks off',
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }), {
          headers: { 'content-type': 'application/pdf' },
        }),
    ],
  ])('is not stored from %s', async (_case, answer) => {
    fetched.mockImplementation(async () => answer());
    await ask(PDF).catch(() => undefined);
    expect(fake.pathsOf(BROCHURES)).toEqual([]);
  });
  it.each<[string, () => Response]>([
    ["a gateway's error", () => new Response('503', { status: 503, headers: { 'content-type': 'text/html' } })],
    ['a stranger’s page', () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('that is stored goes before %s', async (_case, answer) => {
    await ask(PDF);
    fetched.mockImplementation(async () => answer());
    expect((await ask(PDF)).body).toBe(BYTES);
  });
});

describe('a brochure that a link downloads', () => {
  it('is stored, though the download itself passes the worker by', async () => {
    await fetchBrochure(PDF);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await ask(PDF)).body).toBe(BYTES);
  });
  it('is not stored where it does not come, and other files are left alone', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await fetchBrochure(PDF);
    fetched.mockClear();
    await fetchBrochure('/downloads/logo-package.zip');
    await fetchBrochure('https://elsewhere.example/downloads/a.pdf');
    expect(fetched).not.toHaveBeenCalled();
    expect(fake.pathsOf(BROCHURES)).toEqual([]);
  });
});

describe('the stored brochures', () => {
  const openOneAfterAnother = async (count: number, bytes: number) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fetched.mockImplementation(async () => pdf(new Uint8Array(bytes)));
    for (let at = 1; at <= count; at += 1) {
      vi.setSystemTime(Date.now() + 1000);
      await ask(`/downloads/brochure-${at}.pdf`);
    }
  };
  const stored = () => fake.pathsOf(BROCHURES).map((path) => Number(/\d+/.exec(path)?.[0]));

  it('are the last five', async () => {
    await openOneAfterAnother(7, 10);
    expect(stored()).toEqual([3, 4, 5, 6, 7]);
  });
  it('are fewer where those exceed 10 MB', async () => {
    await openOneAfterAnother(4, 4 * MEGABYTE);
    expect(stored()).toEqual([3, 4]);
  });
  it('do without one that is larger by itself, which drives out no other', async () => {
    await openOneAfterAnother(2, 10);
    fetched.mockImplementation(async () => pdf(new Uint8Array(11 * MEGABYTE)));
    await ask('/downloads/brochure-9.pdf');
    expect(stored()).toEqual([1, 2]);
  });
});

describe('pictures under data saver', () => {
  const URL_ = `${ORIGIN}/images/live/x/a-1200.avif`;
  const request = () => new Request(URL_, { headers: { accept: 'image/avif,*/*' } });
  const small = () => new Response('small', { headers: { 'content-location': '/images/live/x/a-480.avif', vary: 'accept' } });
  it('uses a small copy only while data is saved, a whole one always', async () => {
    const whole = new Response('whole');
    expect(await dataSaverImages.cachedResponseWillBeUsed({ cachedResponse: small() })).toBeUndefined();
    expect(await dataSaverImages.cachedResponseWillBeUsed({ cachedResponse: whole })).toBe(whole);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    expect(await (await dataSaverImages.cachedResponseWillBeUsed({ cachedResponse: small() }))?.text()).toBe('small');
  });
  it('uses a small copy all the same when there is no network', async () => {
    await (await caches.open('site-v1-images')).put(request(), small());
    expect(await (await dataSaverImages.handlerDidError({ request: request() }))?.text()).toBe('small');
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
