import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function startOn(isTTY: boolean) {
  const written: string[] = [];
  const progress = showProgress({ isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 });
  return { written, progress };
}

it('moves at least every two seconds on a terminal, and keeps its line below what is printed', () => {
  const { written, progress } = startOn(true);
  progress.begin('page 3 of 67: /en');
  vi.advanceTimersByTime(2000);
  expect(new Set(written).size).toBeGreaterThan(1);
  expect(written.at(-1)).toBe('\r\u001B[Kpage 3 of 67: /en, 2 s');
  progress.print('a row');
  expect(written.slice(-2)).toEqual(['\r\u001B[Ka row\n', '\r\u001B[Kpage 3 of 67: /en, 2 s']);
  progress.end();
  const { length } = written;
  vi.advanceTimersByTime(5000);
  expect(written).toHaveLength(length);
});

it('writes plain lines where there is no terminal', () => {
  const { written, progress } = startOn(false);
  progress.begin('page 1 of 2: /en');
  vi.advanceTimersByTime(10_000);
  progress.print('a row');
  progress.end();
  expect(written).toEqual(['page 1 of 2: /en\n', 'a row\n']);
});
