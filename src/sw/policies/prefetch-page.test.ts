import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { prefetchPage } from './prefetch-page.ts';

const DOCUMENT = '<script type="application/json" id="state">{}</script>';
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

const answer = (body: string, init?: ResponseInit) => async () => new Response(body, { headers: { 'content-type': 'text/html' }, ...init });
const prefetch = () => prefetchPage(new Request(`${ORIGIN}/en/aboutus/ceo`));

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(answer(DOCUMENT)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores the document, marked as prefetched, and answers with it', async () => {
  expect(await (await prefetch()).text()).toBe(DOCUMENT);
  expect((await fake.match('/en/aboutus/ceo'))?.headers.get('x-prefetched')).toBe('1');
});
it('asks the network only where no recent copy is stored', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await prefetch();
  expect((await prefetch()).status).toBe(204);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 300_000);
  await prefetch();
  expect(fetched).toHaveBeenCalledTimes(2);
});
it.each([
  ["a captive portal's page", answer('<h1>Log in</h1>')],
  ['an error', answer(DOCUMENT, { status: 503 })],
  ['another type', answer(DOCUMENT, { headers: { 'content-type': 'text/plain' } })],
])('does not store %s', async (_name, respond) => {
  fetched.mockImplementation(respond);
  await prefetch();
  expect(fake.pathsOf('site-v1-pages')).toEqual([]);
});
