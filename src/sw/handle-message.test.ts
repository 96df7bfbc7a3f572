import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';
import { storeVisited } from './handle-message.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
let fake: FakeCaches;
const updateKit = vi.hoisted(() => vi.fn(async () => undefined));
const completePrecache = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./kit/update-kit.ts', () => ({ updateKit }));
vi.mock('./caches/precache.ts', () => ({ completePrecache }));
const TYPES: [RegExp, string][] = [
  [/json$|^\/api/, 'application/json'],
  [/\.js$/, 'text/javascript'],
  [/\.avif$/, 'image/avif'],
];
/** A site that answers everything: documents of ours, JSON, files. */
async function serve(address: string): Promise<Response> {
  const type = TYPES.find(([pattern]) => pattern.test(address))?.[1] ?? 'text/html';
  return new Response('<script type="application/json" id="state">{}', { headers: { 'content-type': type } });
}
const visit = { type: 'VISITED', path: '/en/aboutus/ceo', data: [], files: [], locale: 'en', mayPrefetch: true } as const;

beforeEach(() => {
  updateKit.mockClear();
  completePrecache.mockClear();
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
});
afterEach(() => vi.unstubAllGlobals());

describe('storeVisited', () => {
  it('stores the page, its data and files, then fetches the kit of its locale', async () => {
    await storeVisited({
      ...visit,
      path: '/en/public/newsroom/a',
      data: ['/api/v1/posts/newsroom/a?locale=en'],
      files: ['/assets/app.js', '/images/live/x.avif'],
    });
    expect(fake.pathsOf('site-v1-pages')).toEqual(['/en/public/newsroom/a']);
    expect(fake.pathsOf('site-v1-data')).toEqual(['/api/v1/posts/newsroom/a?locale=en']);
    expect([fake.pathsOf('site-v1-assets'), fake.pathsOf('site-v1-images')]).toEqual([['/assets/app.js'], ['/images/live/x.avif']]);
    expect(updateKit.mock.calls).toEqual([['en']]);
  });
  it('stores nothing but the page under data saver', async () => {
    await storeVisited({ ...visit, mayPrefetch: false, data: ['/api/v1/posts/newsroom/a?locale=en'], files: ['/assets/app.js'] });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/en/aboutus/ceo']);
    expect([updateKit.mock.calls, completePrecache.mock.calls]).toEqual([[], [[]]]);
  });
  it('fetches nothing twice within five minutes', async () => {
    await storeVisited({ ...visit, data: ['/api/v1/posts/newsroom/a?locale=en'] });
    fetched.mockClear();
    await storeVisited({ ...visit, data: ['/api/v1/posts/newsroom/a?locale=en'] });
    expect(fetched).not.toHaveBeenCalled();
  });
  it('stores no page that is not ours, and goes on', async () => {
    fetched.mockImplementation(async (address) =>
      address === visit.path ? new Response('portal', { headers: { 'content-type': 'text/html' } }) : serve(address),
    );
    await storeVisited({ ...visit, files: ['/assets/app.js'] });
    expect([fake.pathsOf('site-v1-pages'), fake.pathsOf('site-v1-assets')]).toEqual([[], ['/assets/app.js']]);
  });
  it.each([
    ['a file whose body breaks off', (cache: FakeCaches) => cache.pathsOf('site-v1-assets'), () => brokenOff('text/javascript')],
    [
      'a file of another type',
      (cache: FakeCaches) => cache.pathsOf('site-v1-assets'),
      () => new Response('x', { headers: { 'content-type': 'text/plain' } }),
    ],
    ['a page whose body breaks off', () => [], () => brokenOff('text/html')],
  ])('stores the rest after %s', async (_name, stored, answer) => {
    fetched.mockImplementation(async (address) => (address === '/assets/app.js' || address === visit.path ? answer() : serve(address)));
    await storeVisited({ ...visit, files: ['/assets/app.js', '/images/live/x.avif'] });
    expect(stored(fake)).toEqual([]);
    expect(fake.pathsOf('site-v1-images')).toEqual(['/images/live/x.avif']);
    expect(updateKit).toHaveBeenCalled();
  });
  it('stores the rest where there is no room for a file', async () => {
    (await fake.open('site-v1-assets')).room = 0;
    await storeVisited({ ...visit, files: ['/assets/app.js'] });
    expect(updateKit).toHaveBeenCalled();
  });
  it('fetches no file that is stored already, whatever headers it was requested with', async () => {
    const request = new Request(`${ORIGIN}/images/live/x.avif`, { headers: { accept: 'image/avif' } });
    await (await fake.open('site-v1-images')).put(request, new Response('x', { headers: { vary: 'accept' } }));
    await storeVisited({ ...visit, files: ['/images/live/x.avif'] });
    expect(fetched.mock.calls.map(([address]) => address)).not.toContain('/images/live/x.avif');
  });
  it('fetches copies from the future again: the clock was wrong when they were stored', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await storeVisited(visit);
    fetched.mockClear();
    vi.setSystemTime(Date.now() - 40 * 86_400_000);
    await storeVisited(visit);
    vi.useRealTimers();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/en/aboutus/ceo']);
  });
});

/** An answer whose body ends with an error. */
function brokenOff(type: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('the network failed')) });
  return new Response(body, { headers: { 'content-type': type } });
}
