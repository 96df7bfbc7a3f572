import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationError, withTimeLimit } from './with-time-limit.ts';

beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const never = () => new Promise<never>(() => undefined);

it('rejects with a NavigationError after 8 s, not before', async () => {
  const settled = vi.fn();
  withTimeLimit(never()).catch(settled);
  await vi.advanceTimersByTimeAsync(7999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(NavigationError));
});
it('gives what the work gives in time, and leaves no timer behind', async () => {
  const work = withTimeLimit(new Promise((resolve) => setTimeout(resolve, 7999, 'data')));
  await vi.advanceTimersByTimeAsync(7999);
  expect([await work, vi.getTimerCount()]).toEqual(['data', 0]);
});
it('hands on the error of the work unchanged', async () => {
  const error = new TypeError('Failed to fetch');
  await expect(withTimeLimit(Promise.reject(error))).rejects.toBe(error);
  expect(vi.getTimerCount()).toBe(0);
});
