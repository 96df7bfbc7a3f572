import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { PageView } from '#core/analytics/messages.ts';
import { consentSet, createStore, type Store } from '#src/state/store.ts';
import type { Message } from './unsent.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test', analytics: { tracker: 'own', vitalsSample: 0 } } }));
const { createRecorder } = await import('./recorder.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const kept = () =>
  (JSON.parse(localStorage.getItem('site:unsent') ?? '{"value":[]}') as { value: Message[] }).value.map(
    ({ body }) => (body as PageView).path,
  );
const sent = () => Promise.all(fetched.mock.calls.map(async ([request]) => ((await request.clone().json()) as PageView).path));
const setOnLine = (isOnLine: boolean) => Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
let store: Store;
let dispatched: MockInstance<Store['dispatch']>;
/** As a page does that starts. */
const start = () => {
  const recorder = createRecorder(store);
  return (path: string) => recorder.record({ path, locale: 'en', at: '2026-01-01T00:00:00Z' }, 'Title');
};

beforeEach(() => {
  localStorage.clear();
  setOnLine(true);
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
  store = createStore();
  store.dispatch(consentSet('accepted'));
  dispatched = vi.spyOn(store, 'dispatch');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  vi.unstubAllGlobals();
});
/** Requests have been answered, and what follows from that at once has been done. */
const settled = async () => {
  await Promise.all(dispatched.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
};

it('sends a view at once, so that it goes on when the page is left', async () => {
  start()('/en');
  await settled();
  const [request] = fetched.mock.calls[0] ?? [];
  expect([request?.url, request?.method, request?.keepalive]).toEqual(['https://api.test/api/v1/page-views', 'POST', true]);
  expect(kept()).toEqual([]);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => Response.json({}, { status: 503 })],
  ['there are too many', async () => Response.json({}, { status: 429 })],
])('where %s, keeps what may be taken another time', async (_name, answer) => {
  fetched.mockImplementation(answer);
  start()('/en');
  await vi.waitFor(() => expect(kept()).toEqual(['/en']));
});

it('keeps nothing that is refused', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 400 }));
  start()('/en');
  await settled();
  expect(kept()).toEqual([]);
});

it('keeps a view at once where the browser knows that there is no network', () => {
  setOnLine(false);
  start()('/en');
  expect([kept(), fetched.mock.calls.length]).toEqual([['/en'], 0]);
});

it('keeps nothing of a visitor who has withdrawn meanwhile', async () => {
  fetched.mockImplementation(async () => {
    store.dispatch(consentSet('rejected'));
    return Response.json({}, { status: 503 });
  });
  start()('/en');
  await settled();
  expect(kept()).toEqual([]);
});

it('sends what is kept at the next start, once, also where that fails, and waits for a network', async () => {
  setOnLine(false);
  for (const path of ['/en', '/ko']) start()(path);
  start();
  expect(kept()).toEqual(['/en', '/ko']);
  setOnLine(true);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  start();
  start();
  await vi.waitFor(async () => expect(await sent()).toEqual(['/en', '/ko']));
  expect(kept()).toEqual([]);
});

it('keeps the last fifty', () => {
  setOnLine(false);
  const record = start();
  for (let index = 1; index <= 60; index += 1) record(`/${index}`);
  expect([kept().length, kept()[0]]).toEqual([50, '/11']);
});
