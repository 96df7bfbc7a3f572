import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ADDRESS = '/api/v1/posts/newsroom?locale=en';
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let subject: typeof import('./request-ahead.ts');

const request = (address = ADDRESS, init?: RequestInit) => new Request(new URL(address, location.href), init);
const take = (address?: string, init?: RequestInit) => subject.takeAhead(request(address, init));

beforeEach(async () => {
  vi.resetModules();
  subject = await import('./request-ahead.ts');
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => Response.json({ total: 1 })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requestAhead', () => {
  it('asks for JSON once per address, and each reader gets an answer of its own', async () => {
    const answers = await Promise.all([subject.requestAhead(ADDRESS), subject.requestAhead(ADDRESS), take()]);
    expect(await Promise.all(answers.map((answer) => answer?.json()))).toEqual([{ total: 1 }, { total: 1 }, { total: 1 }]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(ADDRESS, expect.objectContaining({ headers: { accept: 'application/json' } }));
  });
  it('asks again after five minutes, and gives no older answer', async () => {
    await subject.requestAhead(ADDRESS);
    vi.setSystemTime(Date.now() + 299_999);
    expect(take()).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(take()).toBeUndefined();
    await subject.requestAhead(ADDRESS);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it.each([
    ['an error of the server', async () => Response.json({}, { status: 503 })],
    ["a captive portal's page", async () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets %s', async (_name, answer) => {
    fetched.mockImplementation(answer);
    await subject.requestAhead(ADDRESS).catch(() => undefined);
    expect(take()).toBeUndefined();
  });
  it('forgets an answer that has not come after 8 s, also one that a navigation waits for', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetched.mockImplementation(
      (_address, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const asked = subject.requestAhead(ADDRESS);
    const taken = take();
    limit.abort(new DOMException('too late', 'TimeoutError'));
    await expect(asked).rejects.toThrow('too late');
    await expect(taken).rejects.toThrow('too late');
    expect([timeout.mock.calls, take()]).toEqual([[[8000]], undefined]);
    timeout.mockRestore();
  });
  it('can be aborted until someone waits for the answer', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    fetched.mockImplementation((_address, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    const start = (address: string) => {
      const controller = new AbortController();
      subject.requestAhead(address, controller).catch(() => undefined);
      return controller;
    };
    const [left, taken, shared] = [start('/api/v1/a'), start('/api/v1/b'), start('/api/v1/c')];
    // Nothing answers: all end with the time limit, when other files are being tested.
    take('/api/v1/b')?.catch(() => undefined);
    subject.requestAhead('/api/v1/c').catch(() => undefined);
    for (const controller of [left, taken, shared]) controller.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false, false]);
  });
});

describe('takeAhead', () => {
  it('finds the answer whatever the order of the parameters', async () => {
    await subject.requestAhead('/api/v1/search?q=a&locale=en');
    expect(take('/api/v1/search?locale=en&q=a')).toBeDefined();
  });
  it('marks an answer that is there, so that no loader waits for it, and not one that is under way', async () => {
    const pending = subject.requestAhead(ADDRESS);
    const early = take();
    await pending;
    expect([(await early)?.headers.get('x-prefetched'), (await take())?.headers.get('x-prefetched')]).toEqual([null, '1']);
  });
  it.each([
    ['another address', '/api/v1/posts/notice?locale=en', {}],
    ['another method', ADDRESS, { method: 'POST' }],
  ])('has nothing for %s', async (_name, address, init) => {
    await subject.requestAhead(ADDRESS);
    expect(take(address, init)).toBeUndefined();
  });
});
