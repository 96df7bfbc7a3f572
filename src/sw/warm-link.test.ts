import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';

interface Subject {
  warmLink(message: { type: 'WARM'; path: string; left: number }): Promise<{ type: string; path: string; bytes: number; whole: boolean }>;
  stopWarming(): void;
}
const PARTS = {
  en: {
    ceo: ['/assets/ceo-page-1.js', '/assets/aboutus-1.js'],
    newsroom: ['/assets/newsroom-page-1.js'],
    newsroomPost: [],
    home: [],
    pr: [],
  },
  ko: {},
};
const DOCUMENT = '<script type="application/json" id="state">{}';
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([address]) => address);
let fake: FakeCaches;
let subject: Subject;

async function serve(address: string): Promise<Response> {
  const answer = (body: string, type: string) => new Response(body, { headers: { 'content-type': type, 'content-length': '100' } });
  if (address === '/data/page-parts.json') return answer(JSON.stringify(PARTS), 'application/json');
  if (address.startsWith('/api/')) return answer('{}', 'application/json');
  return address.startsWith('/assets/') ? answer('export{}', 'text/javascript') : answer(DOCUMENT, 'text/html');
}
const warm = (path: string, left = 10_000) => subject.warmLink({ type: 'WARM', path, left });

beforeEach(async () => {
  vi.resetModules();
  subject = await vi.importActual<Subject>('./warm-link.ts');
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('self', {});
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
});
afterEach(() => vi.unstubAllGlobals());

describe('warmLink (design 8)', () => {
  it('holds document, module and words, marked as warmed, and says what it cost', async () => {
    expect(await warm('/en/aboutus/ceo')).toEqual({ type: 'WARMED', path: '/en/aboutus/ceo', bytes: 400, whole: true });
    expect(fake.pathsOf('site-v1-assets')).toEqual(['/assets/aboutus-1.js', '/assets/ceo-page-1.js']);
    expect((await fake.match('/en/aboutus/ceo'))?.headers.get('x-warmed')).toBe('1');
  });
  it.each([
    ['/en/public/newsroom', ['/api/v1/posts/newsroom?locale=en']],
    ['/en/public/newsroom/a-post', ['/api/v1/posts/newsroom/a-post?locale=en']],
    ['/en', ['/api/v1/posts/newsroom?locale=en']],
    ['/en/public/public', ['/api/v1/posts/newsroom?locale=en', '/api/v1/posts/notice?locale=en']],
  ])('for %s asks the API for %j', async (path, expected) => {
    await warm(path);
    expect(addresses().filter((address) => address.startsWith('/api/'))).toEqual(expected);
    expect((await fake.match(expected[0] as string))?.headers.get('x-warmed')).toBe('1');
  });
  it('asks the cache first: a second time costs nothing', async () => {
    await warm('/en/aboutus/ceo');
    fetched.mockClear();
    expect(await warm('/en/aboutus/ceo')).toMatchObject({ bytes: 0, whole: true });
    expect(fetched).not.toHaveBeenCalled();
  });
  it('starts nothing beyond its budget', async () => {
    expect(await warm('/en/aboutus/ceo', 150)).toEqual({ type: 'WARMED', path: '/en/aboutus/ceo', bytes: 200, whole: false });
    expect(addresses()).toHaveLength(2);
  });
  it('ends when it is told to', async () => {
    fetched.mockImplementation(async (address) => {
      if (address.startsWith('/assets/')) subject.stopWarming();
      return serve(address);
    });
    expect(await warm('/en/aboutus/ceo')).toMatchObject({ whole: false });
    expect(addresses()).toEqual(['/data/page-parts.json', '/assets/ceo-page-1.js']);
    expect(fetched.mock.calls.every(([, init]) => init?.signal?.aborted)).toBe(true);
  });
  it.each([
    ['data saver', { onLine: true, connection: { saveData: true } }],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }],
    ['no network', { onLine: false }],
  ])('fetches nothing with %s', async (_name, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await warm('/en/aboutus/ceo')).toMatchObject({ bytes: 0 });
    expect(fetched).not.toHaveBeenCalled();
  });
  it("fetches nothing where the visitor's own word is to save data, also after the worker has started anew", async () => {
    const choice = await fake.open('site-v1-choice');
    await choice.put('/own-choice', new Response('true'));
    await warm('/en/aboutus/ceo');
    expect(fetched).not.toHaveBeenCalled();
  });
  it.each(['/', '/en/link', '/en/nope', '/errors/404', '/en/'])('leaves %s alone, which is no page', async (path) => {
    await warm(path);
    expect(fetched).not.toHaveBeenCalled();
  });
  it('stores no error and no stranger’s page', async () => {
    fetched.mockImplementation(async (address) =>
      address.startsWith('/assets/')
        ? new Response('x', { status: 404 })
        : new Response('Guest network', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await warm('/en/aboutus/ceo')).toMatchObject({ whole: false });
    expect([fake.pathsOf('site-v1-pages'), fake.pathsOf('site-v1-assets'), fake.pathsOf('site-v1-data')]).toEqual([[], [], []]);
  });
});
