import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Strategy } from 'workbox-strategies';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';
import { storeVisited as handleVisit } from './handle-message.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
let fake: FakeCaches;
const updateKit = vi.hoisted(() => vi.fn(async () => undefined));
const completePrecache = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./kit/update-kit.ts', () => ({ updateKit }));
vi.mock('./caches/precache.ts', () => ({ completePrecache }));
const event = {} as ExtendableEvent;
const handleAll = vi.fn<Strategy['handleAll']>();
const storeVisited = (visit: Parameters<typeof handleVisit>[0]) => handleVisit(visit, event, { handleAll });
const pictures = () => handleAll.mock.calls.map(([options]) => new URL((options as { request: Request }).request.url).pathname);
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
const visit = { type: 'VISITED', path: '/en/aboutus/ceo', data: [], pictures: [], locale: 'en', mayPrefetch: true } as const;

beforeEach(() => {
  updateKit.mockClear();
  completePrecache.mockClear();
  handleAll.mockReset().mockReturnValue([Promise.resolve(new Response()), Promise.resolve()]);
  vi.stubGlobal(Symbol.for('undici.globalOrigin.1') as never, new URL(ORIGIN));
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
});
afterEach(() => vi.unstubAllGlobals());

describe('storeVisited', () => {
  it('stores the page, its data and, by the policy for them, its pictures, then fetches the kit of its locale', async () => {
    await storeVisited({
      ...visit,
      path: '/en/public/newsroom/a',
      data: ['/api/v1/posts/newsroom/a?locale=en'],
      pictures: ['/images/live/x.avif'],
    });
    expect(fake.pathsOf('site-v1-pages')).toEqual(['/en/public/newsroom/a']);
    expect(fake.pathsOf('site-v1-data')).toEqual(['/api/v1/posts/newsroom/a?locale=en']);
    expect(pictures()).toEqual(['/images/live/x.avif']);
    expect(updateKit.mock.calls).toEqual([['en']]);
  });
  it('stores nothing but the page under data saver', async () => {
    await storeVisited({ ...visit, mayPrefetch: false, data: ['/api/v1/posts/newsroom/a?locale=en'], pictures: ['/images/live/x.avif'] });
    expect([fetched.mock.calls.map(([address]) => address), pictures()]).toEqual([['/en/aboutus/ceo'], []]);
    expect([updateKit.mock.calls, completePrecache.mock.calls]).toEqual([[], [[]]]);
  });
  it('fetches nothing twice within five minutes', async () => {
    await storeVisited({ ...visit, data: ['/api/v1/posts/newsroom/a?locale=en'] });
    fetched.mockClear();
    await storeVisited({ ...visit, data: ['/api/v1/posts/newsroom/a?locale=en'] });
    expect(fetched).not.toHaveBeenCalled();
  });
  it.each([
    ['that is not ours', () => new Response('portal', { headers: { 'content-type': 'text/html' } })],
    ['whose body breaks off', () => brokenOff('text/html')],
  ])('stores no page %s, and goes on', async (_name, answer) => {
    fetched.mockImplementation(async (address) => (address === visit.path ? answer() : serve(address)));
    await storeVisited({ ...visit, pictures: ['/images/live/x.avif'] });
    expect([fake.pathsOf('site-v1-pages'), pictures()]).toEqual([[], ['/images/live/x.avif']]);
  });
  it('stores the rest after a picture that fails', async () => {
    handleAll.mockImplementationOnce(() => [Promise.reject(new TypeError('cut')), Promise.resolve()]);
    await storeVisited({ ...visit, pictures: ['/images/live/x.avif', '/images/live/y.avif'] });
    expect([pictures(), updateKit.mock.calls]).toEqual([['/images/live/x.avif', '/images/live/y.avif'], [['en']]]);
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
