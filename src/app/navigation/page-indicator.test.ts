import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageIndicatorState } from '#src/state/store.ts';
import { createPageIndicator } from './create-router.ts';

describe('the page loading indicator (spec 4)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const setUp = () => {
    const seen: PageIndicatorState[] = [];
    return { indicator: createPageIndicator((state) => seen.push(state)), seen };
  };

  it('shows nothing for a navigation under 200 ms', () => {
    const { indicator, seen } = setUp();
    indicator.start();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual([]);
    indicator.finish();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([]);
  });
  it('rises over 5000 ms and stays at its end', () => {
    const { indicator, seen } = setUp();
    indicator.start();
    vi.advanceTimersByTime(200);
    expect(seen).toEqual([{ phase: 'running', progress: 0 }]);
    vi.advanceTimersByTime(2500);
    expect(seen.at(-1)).toEqual({ phase: 'running', progress: 50 });
    vi.advanceTimersByTime(2500);
    expect(seen.at(-1)).toEqual({ phase: 'running', progress: 100 });
    vi.advanceTimersByTime(5000);
    expect(seen.at(-1)).toEqual({ phase: 'running', progress: 100 });
  });
  it('turns to failed on an error, at once, and stays so until the next navigation', () => {
    const { indicator, seen } = setUp();
    indicator.start();
    indicator.fail();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([{ phase: 'failed' }]);
    indicator.start();
    vi.advanceTimersByTime(200);
    expect(seen.at(-1)).toEqual({ phase: 'running', progress: 0 });
  });
  it('is not hidden by the end of the navigation before', () => {
    const { indicator, seen } = setUp();
    indicator.start();
    vi.advanceTimersByTime(300);
    indicator.finish();
    vi.advanceTimersByTime(250);
    indicator.start();
    vi.advanceTimersByTime(300);
    expect(seen.slice(-2)).toEqual([
      { phase: 'running', progress: 0 },
      { phase: 'running', progress: 2 },
    ]);
    expect(seen.filter((state) => state.phase === 'idle')).toEqual([]);
  });
});
