import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORIGIN } from '../../tests/support/fake-caches.ts';
import { endStalled, fetchMoving } from './time-limits.ts';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

/** An answer whose body sends a part each so many milliseconds, then ends, or stands still for ever. */
function slow(parts: number, interval: number, ends: boolean): Response {
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (sent === parts) return ends ? controller.close() : new Promise<void>(() => {});
      await new Promise((resolve) => setTimeout(resolve, interval));
      sent += 1;
      controller.enqueue(new TextEncoder().encode('x'));
    },
  });
  return new Response(body);
}
const outcome = (work: Promise<unknown>) => work.then(String, (error: Error) => error.name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetchMoving', () => {
  it('ends a request that nothing answers after 8 s, and not before', async () => {
    fetched.mockImplementation(
      (_address, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const ended = vi.fn();
    const result = outcome(fetchMoving('/a')).finally(ended);
    await vi.advanceTimersByTimeAsync(7999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('TimeoutError');
  });
  it('ends a body that stands still halfway', async () => {
    fetched.mockImplementation(async () => slow(2, 100, false));
    const result = outcome(fetchMoving('/a').then((response) => response.text()));
    await vi.advanceTimersByTimeAsync(8300);
    expect(await result).toBe('TimeoutError');
  });
  it('waits for a slow body as long as it keeps coming', async () => {
    fetched.mockImplementation(async () => slow(5, 6000, true));
    const result = outcome(fetchMoving('/a').then((response) => response.text()));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await result).toBe('xxxxx');
  });
  it('ends when the caller aborts', async () => {
    const abort = new AbortController();
    fetched.mockImplementation(
      (_address, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const result = outcome(fetchMoving('/a', { signal: abort.signal }));
    abort.abort();
    expect(await result).toBe('AbortError');
  });
});

describe('endStalled', () => {
  const answered = vi.fn<(request: Request) => Promise<Response>>();

  /** Fetches as Workbox does with the plugin: one state for the hooks of one request. */
  async function ask(): Promise<string> {
    const state = {};
    const request = await endStalled.requestWillFetch({ request: new Request(`${ORIGIN}/assets/adc-page-12345678.js`), state });
    try {
      const response = await endStalled.fetchDidSucceed({ response: await answered(request), state });
      return await response.text();
    } catch {
      await endStalled.fetchDidFail({ state });
      return 'failed';
    }
  }

  it('a module that nobody answers fails after 8 s, so that the page can say so and ask again', async () => {
    answered.mockImplementation(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const ended = vi.fn();
    const result = ask().finally(ended);
    await vi.advanceTimersByTimeAsync(7900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(await result).toBe('failed');
  });

  it('a module that comes is given as it is', async () => {
    answered.mockImplementation(async () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } }));
    expect(await ask()).toBe('export {}');
  });
});
