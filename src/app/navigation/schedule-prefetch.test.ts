import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const startPrefetch = vi.hoisted(() => vi.fn());
vi.mock('./prefetch.ts', () => ({ startPrefetch }));
const { schedulePrefetch } = await import('./schedule-prefetch.ts');

const sources = { requestData: async () => 0, loadPage: async () => undefined, loadHead: async () => undefined };
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  startPrefetch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.saver;
});

it('starts after five seconds, once', async () => {
  schedulePrefetch(sources);
  await pass(4999);
  expect(startPrefetch).not.toHaveBeenCalled();
  await pass(1);
  dispatchEvent(new Event('scroll'));
  await pass(10_000);
  expect(startPrefetch).toHaveBeenCalledExactlyOnceWith(sources);
});
it('starts at once when the visitor scrolls', async () => {
  schedulePrefetch(sources);
  dispatchEvent(new Event('scroll'));
  await pass(0);
  expect(startPrefetch).toHaveBeenCalledTimes(1);
});
it('waits while data is saved', async () => {
  document.documentElement.dataset.saver = 'true';
  schedulePrefetch(sources);
  await pass(20_000);
  expect(startPrefetch).not.toHaveBeenCalled();
  delete document.documentElement.dataset.saver;
  await pass(5000);
  expect(startPrefetch).toHaveBeenCalledTimes(1);
});
