import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { step } from './report.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When a step that takes so long, in milliseconds, says something. */
async function timesOf(duration: number): Promise<number[]> {
  const begun = Date.now();
  const times: number[] = [];
  vi.spyOn(console, 'log').mockImplementation(() => {
    times.push(Date.now() - begun);
  });
  const done = step('bundling', () => new Promise((resolve) => setTimeout(resolve, duration)));
  await vi.advanceTimersByTimeAsync(duration);
  await done;
  return times;
}

it('a step that counts nothing says its seconds, so that no six seconds pass without a line', async () => {
  const times = [0, ...(await timesOf(16_000))];
  expect(times.at(-1)).toBe(16_000);
  expect(Math.max(...times.slice(1).map((time, at) => time - (times[at] as number)))).toBeLessThanOrEqual(6000);
});
it('a step that takes less than a second is not mentioned', async () => {
  expect(await timesOf(900)).toEqual([]);
});
