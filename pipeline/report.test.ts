import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { step } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a step that counts nothing says its seconds, so that no two seconds pass without a line', async () => {
  const times: number[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {
    times.push(Date.now());
  });
  const done = step('bundling', () => new Promise((resolve) => setTimeout(resolve, 9000)));
  await vi.advanceTimersByTimeAsync(9000);
  await done;
  expect(times.length).toBeGreaterThan(4);
  expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] as number)))).toBeLessThanOrEqual(2000);
});
