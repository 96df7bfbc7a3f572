import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '#src/state/store.ts';

const { api } = await import('./base.ts');

const API = 'https://api.test/api/v1';
const LIST = '/posts/newsroom?locale=en';
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    plain: build.query<unknown, string>({ query: (path) => path }),
    withLoader: build.query<unknown, string>({ query: (path) => path, extraOptions: { showsLoader: true } }),
  }),
});
type Name = keyof typeof endpoints;

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const ask = (name: Name, store = createStore(), path = LIST) => store.dispatch(endpoints[name].initiate(path, { subscribe: false }));

/** The server answers after a time, in milliseconds. */
function answerAfter(duration: number, answer: () => Response): void {
  fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer()), duration)));
}

async function timeOf(work: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  const done = work.then(() => Date.now() - startedAt);
  await vi.runAllTimersAsync();
  return done;
}

describe('requests to the API (spec 7)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched.mockReset());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ask for JSON below /api/v1, without authorization', async () => {
    fetched.mockResolvedValue(Response.json({ total: 1 }));
    expect((await ask('plain')).data).toEqual({ total: 1 });
    const request = fetched.mock.calls[0]?.[0] as Request;
    expect([request.method, request.url, request.headers.get('accept')]).toEqual(['GET', API + LIST, 'application/json']);
    expect(request.headers.has('authorization')).toBe(false);
  });
  it.each([404, 500])('hand on a problem with status %i unchanged', async (status) => {
    const problem = { type: 'about:blank', title: 'Not Found', status, errors: [{ pointer: 'locale', detail: 'give one of en, ko' }] };
    fetched.mockImplementation(async () => Response.json(problem, { status }));
    expect((await ask('plain')).error).toEqual({ status, data: problem });
    const behindLoader = ask('withLoader');
    await vi.runAllTimersAsync();
    expect((await behindLoader).error).toEqual({ status, data: problem });
  });
  it('hand on a failed network unchanged', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await ask('plain')).error).toEqual({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
  });

  it.each([
    ['an answer', () => Response.json({}), { online: true, stored: { at: 0 } }],
    ['a copy of the worker', () => Response.json({}, { headers: { 'x-stored-at': '1000' } }), { online: false, stored: { at: 1000 } }],
    ['no answer', () => Response.error(), { online: false, stored: { at: 0 } }],
    ["a gateway's error", () => new Response('<h1>502</h1>', { status: 502 }), { online: true }],
  ])('tell the store of the network: %s', async (_name, answer, expected) => {
    const store = createStore();
    // A browser rejects for a response of this type.
    fetched.mockImplementation(async () => (answer().type === 'error' ? Promise.reject(new TypeError('Failed to fetch')) : answer()));
    await ask('plain', store);
    expect(store.getState().connection).toEqual({ ...expected, updatesWaiting: 0 });
  });
  it('tell nothing where the page breaks them off', async () => {
    const store = createStore();
    fetched.mockImplementation(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const request = ask('plain', store);
    request.abort();
    await request;
    expect(store.getState().connection).toEqual({ online: true, updatesWaiting: 0 });
  });

  it('end after 8 s without an answer', async () => {
    fetched.mockImplementation(
      (request) => new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    );
    const settled = vi.fn();
    const answer = ask('plain').then(({ error }) => settled(error));
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'TIMEOUT_ERROR' }));
  });

  it('end after 8 s in the middle of an answer', async () => {
    fetched.mockImplementation(async ({ signal }) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"total":'));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const settled = vi.fn();
    const answer = ask('plain').then(({ error }) => settled(error));
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 'TIMEOUT_ERROR' }));
  });

  const cases: [string, Name, number, ResponseInit, number][] = [
    ['200 ms behind a loader', 'withLoader', 30, {}, 200],
    ['no longer than a slow answer behind a loader', 'withLoader', 350, {}, 350],
    ['200 ms for an error behind a loader', 'withLoader', 10, { status: 500 }, 200],
    ['no longer than the answer without a loader', 'plain', 30, {}, 30],
  ];
  it.each(cases)('take %s', async (_name, endpoint, duration, init, expected) => {
    answerAfter(duration, () => Response.json({}, init));
    expect(await timeOf(ask(endpoint))).toBe(expected);
  });
});

describe('the prerenderer’s requests', () => {
  beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
  afterEach(() => void vi.unstubAllGlobals());

  it('fail as the network does where a file does not come', async () => {
    const localApi = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask('plain', createStore({ localApi }))).error).toEqual({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
  });
  it('are answered 404 for what no file holds', async () => {
    expect((await ask('plain', createStore({ localApi: () => undefined }))).error).toEqual({ status: 404, data: undefined });
  });
});
