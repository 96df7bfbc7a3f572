import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ORIGIN } from '../../../tests/support/fake-caches.ts';
import { endStalled } from './end-stalled.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fetches as Workbox does with the plugin: one state for the hooks of one request. */
async function ask(): Promise<string> {
  const state = {};
  const request = await endStalled.requestWillFetch({ request: new Request(`${ORIGIN}/assets/adc-page-12345678.js`), state });
  try {
    const response = await endStalled.fetchDidSucceed({ response: await fetched(request), state });
    return await response.text();
  } catch {
    await endStalled.fetchDidFail({ state });
    return 'failed';
  }
}

it('a module that nobody answers fails after 8 s, so that the page can say so and ask again', async () => {
  fetched.mockImplementation(
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
  fetched.mockImplementation(async () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } }));
  expect(await ask()).toBe('export {}');
});
