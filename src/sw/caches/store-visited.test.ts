import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
let fake: FakeCaches;
let storeVisited: typeof import('./store-visited.ts').storeVisited;

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

beforeEach(async () => {
  // The module remembers when it fetched the lists.
  vi.resetModules();
  ({ storeVisited } = await import('./store-visited.ts'));
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
});
afterEach(() => vi.unstubAllGlobals());

describe('storeVisited', () => {
  it('stores the page, its data and files, then home, lists, search and indexes of its locale', async () => {
    await storeVisited({
      ...visit,
      path: '/en/public/newsroom/a',
      data: ['/api/v1/posts/newsroom/a?locale=en'],
      files: ['/assets/app.js', '/images/live/x.avif'],
    });
    expect(fake.pathsOf('site-v1-pages')).toEqual([
      '/en',
      '/en/public/newsroom',
      '/en/public/newsroom/a',
      '/en/public/notice',
      '/en/search',
    ]);
    const indexes = ['/data/newsroom.en.json', '/data/notice.en.json', '/data/search.en.json'];
    expect(fake.pathsOf('site-v1-data')).toEqual(['/api/v1/posts/newsroom/a?locale=en', ...indexes]);
    expect([fake.pathsOf('site-v1-assets'), fake.pathsOf('site-v1-images')]).toEqual([['/assets/app.js'], ['/images/live/x.avif']]);
  });
  it('stores nothing but the page under data saver', async () => {
    await storeVisited({ ...visit, mayPrefetch: false, data: ['/api/v1/posts/newsroom/a?locale=en'], files: ['/assets/app.js'] });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/en/aboutus/ceo']);
  });
  it('marks what it fetched ahead, and not what was visited', async () => {
    await storeVisited(visit);
    const isPrefetched = async (path: string) => (await fake.match(path))?.headers.has('x-prefetched');
    expect([await isPrefetched('/en'), await isPrefetched('/data/notice.en.json'), await isPrefetched('/en/aboutus/ceo')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('fetches nothing twice within five minutes', async () => {
    await storeVisited(visit);
    fetched.mockClear();
    await storeVisited(visit);
    expect(fetched).not.toHaveBeenCalled();
  });
  it('goes on when one request fails, and stores no page that is not ours', async () => {
    fetched.mockImplementation(async (address) => {
      if (address === '/en/public/newsroom') throw new TypeError('Failed to fetch');
      return address === '/en' ? new Response('portal', { headers: { 'content-type': 'text/html' } }) : serve(address);
    });
    await storeVisited(visit);
    expect(fake.pathsOf('site-v1-pages')).toEqual(['/en/aboutus/ceo', '/en/public/notice', '/en/search']);
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
    expect(fake.pathsOf('site-v1-data')).toContain('/data/search.en.json');
  });
  it('stores the rest where there is no room for a file', async () => {
    (await fake.open('site-v1-assets')).room = 0;
    await storeVisited({ ...visit, files: ['/assets/app.js'] });
    expect(fake.pathsOf('site-v1-data')).toContain('/data/search.en.json');
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
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(expect.arrayContaining(['/en/aboutus/ceo', '/data/search.en.json']));
  });
});

/** An answer whose body ends with an error. */
function brokenOff(type: string): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('the network failed')) });
  return new Response(body, { headers: { 'content-type': type } });
}
