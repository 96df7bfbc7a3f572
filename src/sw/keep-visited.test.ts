import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';

interface Subject {
  keepVisited(visit: {
    path: string;
    data: readonly string[];
    files: readonly string[];
    locale: 'en' | 'ko';
    warm: boolean;
  }): Promise<void>;
}
const fetched = vi.fn<(address: string) => Promise<Response>>();
const postMessage = vi.fn();
let fake: FakeCaches;
let keepVisited: Subject['keepVisited'];

/** A site that answers everything: documents with our mark, JSON, files. */
async function serve(address: string): Promise<Response> {
  const type = /json$|^\/api/.test(address) ? 'application/json' : /\.\w+$/.test(address) ? 'text/plain' : 'text/html';
  return new Response('<script type="application/json" id="state">{}', { headers: { 'content-type': type } });
}
const visit = { path: '/en/aboutus/ceo', data: [], files: [], locale: 'en', warm: true } as const;

beforeEach(async () => {
  // When it warmed last is kept by the module.
  vi.resetModules();
  ({ keepVisited } = await vi.importActual<Subject>('./keep-visited.ts'));
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
  vi.stubGlobal('self', { clients: { matchAll: async () => [{ postMessage }] } });
  postMessage.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('keepVisited (design 8)', () => {
  it('stores the page, its data and files, then home, lists, search and indexes of its locale', async () => {
    await keepVisited({
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
  it('then says which pages can be read offline, and that it is ready', async () => {
    await keepVisited({ ...visit, warm: false });
    expect(postMessage.mock.calls).toEqual([[{ type: 'PAGES', paths: ['/en/aboutus/ceo'] }], [{ type: 'READY' }]]);
  });
  it('stores nothing but the page under data saver', async () => {
    await keepVisited({ ...visit, warm: false, data: ['/api/v1/posts/newsroom/a?locale=en'], files: ['/assets/app.js'] });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/en/aboutus/ceo']);
  });
  it('marks what it fetched ahead, and not what was visited', async () => {
    await keepVisited(visit);
    const isWarmed = async (path: string) => (await fake.match(path))?.headers.has('x-warmed');
    expect([await isWarmed('/en'), await isWarmed('/data/notice.en.json'), await isWarmed('/en/aboutus/ceo')]).toEqual([true, true, false]);
  });
  it('fetches nothing twice within five minutes', async () => {
    await keepVisited(visit);
    fetched.mockClear();
    await keepVisited(visit);
    expect(fetched).not.toHaveBeenCalled();
  });
  it('goes on when one request fails, and stores no page that is not ours', async () => {
    fetched.mockImplementation(async (address) => {
      if (address === '/en/public/newsroom') throw new TypeError('Failed to fetch');
      return address === '/en' ? new Response('portal', { headers: { 'content-type': 'text/html' } }) : serve(address);
    });
    await keepVisited(visit);
    expect(fake.pathsOf('site-v1-pages')).toEqual(['/en/aboutus/ceo', '/en/public/notice', '/en/search']);
    expect(postMessage).toHaveBeenLastCalledWith({ type: 'READY' });
  });
});
