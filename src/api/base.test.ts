import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('site:inputs', () => ({
  default: { origin: 'https://www.example.com', apiBase: 'https://api.test', assets: { base: '/images', env: 'live' }, logoName: 'X' },
}));
const { baseQuery } = await import('./base.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const api = {
  signal: new AbortController().signal,
  dispatch: vi.fn(),
  getState: vi.fn(),
  extra: undefined,
  endpoint: 'x',
  type: 'query',
} as never;
const ask = (options: { minimumDelay?: boolean } = {}) => Promise.resolve(baseQuery('/posts/newsroom?locale=en', api, options));
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

describe('baseQuery (spec 7)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched.mockReset());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks for JSON below /api/v1, without authorization', async () => {
    fetched.mockResolvedValue(json({ total: 1 }));
    expect(await ask()).toMatchObject({ data: { total: 1 } });
    const request = fetched.mock.calls[0]?.[0] as Request;
    expect([request.method, request.url]).toEqual(['GET', 'https://api.test/api/v1/posts/newsroom?locale=en']);
    expect(request.headers.get('accept')).toBe('application/json');
    expect(request.headers.has('authorization')).toBe(false);
  });
  it.each([404, 500])('passes a problem with status %i through unchanged', async (status) => {
    const problem = { type: 'about:blank', title: 'Not Found', status, errors: [{ pointer: 'locale', detail: 'give one of en, ko' }] };
    fetched.mockResolvedValue(json(problem, { status, headers: { 'content-type': 'application/problem+json' } }));
    const answer = await ask();
    expect(answer.error).toMatchObject({ status });
    const { data } = answer.error as { data: unknown };
    expect(typeof data === 'string' ? JSON.parse(data) : data).toEqual(problem);
  });
  it('passes a failed network through unchanged', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await ask()).error).toEqual({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' });
  });

  const timeOf = async (options: { minimumDelay?: boolean }, duration: number, answer: () => Response) => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(answer()), duration)));
    const begun = Date.now();
    const done = ask(options).then(() => Date.now() - begun);
    await vi.runAllTimersAsync();
    return done;
  };
  it.each([
    ['a list behind a loader takes 200 ms', { minimumDelay: true }, 30, {}, 200],
    ['a slow one takes no longer for it', { minimumDelay: true }, 350, {}, 350],
    ['a warmed one does not wait', { minimumDelay: true }, 30, { 'x-warmed': '1' }, 30],
    ['what shows no loader does not wait', {}, 30, {}, 30],
  ])('%s', async (_name, options, duration, headers, expected) => {
    expect(await timeOf(options, duration, () => json({}, { headers }))).toBe(expected);
  });
  it('an error behind a loader takes 200 ms too', async () => {
    expect(await timeOf({ minimumDelay: true }, 10, () => json({}, { status: 500 }))).toBe(200);
  });
});
