import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentSet } from '#src/state/slices.ts';
import { createStore, type Store } from '#src/state/store.ts';
import type { Message } from './unsent.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { send, sendUnsent } = await import('./send.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const view = (path: string): Message => ({ to: 'page-views', body: { id: path, path, locale: 'en', at: '2026-01-01T00:00:00Z' } });
const kept = () =>
  (JSON.parse(localStorage.getItem('site:unsent') ?? '{"value":[]}') as { value: Message[] }).value.map(({ body }) => body.id);
const sent = () => Promise.all(fetched.mock.calls.map(async ([request]) => ((await request.clone().json()) as { id: string }).id));
const setOnLine = (isOnLine: boolean) => Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
let store: Store;

beforeEach(() => {
  localStorage.clear();
  setOnLine(true);
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 })));
  store = createStore();
  store.dispatch(consentSet('accepted'));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  vi.unstubAllGlobals();
});

it('sends a message at once, so that it goes on when the page is left', async () => {
  await send(store, view('/en'));
  const [request] = fetched.mock.calls[0] ?? [];
  expect([request?.url, request?.method, request?.keepalive]).toEqual(['https://api.test/api/v1/page-views', 'POST', true]);
  expect(kept()).toEqual([]);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), ['/en']],
  ['the server fails', async () => Response.json({}, { status: 503 }), ['/en']],
  ['there are too many', async () => Response.json({}, { status: 429 }), ['/en']],
  ['it is refused', async () => Response.json({}, { status: 400 }), []],
])('where %s, keeps what may be taken another time', async (_name, answer, expected) => {
  fetched.mockImplementation(answer);
  await send(store, view('/en'));
  expect(kept()).toEqual(expected);
});

it('keeps a message at once where the browser knows that there is no network', () => {
  setOnLine(false);
  void send(store, view('/en'));
  expect([kept(), fetched.mock.calls.length]).toEqual([['/en'], 0]);
});

it('keeps nothing of a visitor who has withdrawn meanwhile', async () => {
  fetched.mockImplementation(async () => {
    store.dispatch(consentSet('rejected'));
    return Response.json({}, { status: 503 });
  });
  await send(store, view('/en'));
  expect(kept()).toEqual([]);
});

it('sends what is kept at the next start, once, also where that fails, and waits for a network', async () => {
  setOnLine(false);
  for (const path of ['/en', '/ko']) void send(store, view(path));
  sendUnsent(store);
  expect(kept()).toEqual(['/en', '/ko']);
  setOnLine(true);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  sendUnsent(store);
  sendUnsent(store);
  await vi.waitFor(async () => expect(await sent()).toEqual(['/en', '/ko']));
  expect(kept()).toEqual([]);
});

it('keeps the last fifty', () => {
  setOnLine(false);
  for (let index = 1; index <= 60; index += 1) void send(store, view(`/${index}`));
  expect([kept().length, kept()[0]]).toEqual([50, '/11']);
});
