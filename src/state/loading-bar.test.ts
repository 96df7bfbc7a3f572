import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoadingBar } from './loading-bar.ts';
import { createStore } from './store.ts';

describe('startLoadingBar (spec 4)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const setUp = () => {
    const store = createStore();
    return { start: () => startLoadingBar(store.dispatch), progress: () => store.getState().loading.progress };
  };

  it('moves no bar for data that is there within 20 ms', () => {
    const { start, progress } = setUp();
    const end = start();
    vi.advanceTimersByTime(19);
    end();
    vi.advanceTimersByTime(5000);
    expect([progress(), vi.getTimerCount()]).toEqual([0, 0]);
  });
  it('starts at 10 and rises in steps', () => {
    const { start, progress } = setUp();
    start();
    vi.advanceTimersByTime(20);
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(249);
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(1);
    expect(progress()).toBe(18);
    vi.advanceTimersByTime(500);
    expect(progress()).toBe(34);
  });
  it('waits below 100 however long the answer takes', () => {
    const { start, progress } = setUp();
    start();
    vi.advanceTimersByTime(60_000);
    expect(progress()).toBe(90);
  });
  it('shows 100 only 750 ms after the end, and leaves no timer behind', () => {
    const { start, progress } = setUp();
    const end = start();
    vi.advanceTimersByTime(20);
    end();
    vi.advanceTimersByTime(749);
    expect(progress()).toBeLessThan(100);
    vi.advanceTimersByTime(1);
    expect([progress(), vi.getTimerCount()]).toEqual([100, 0]);
  });
  it('runs once for overlapping requests and ends with the last', () => {
    const { start, progress } = setUp();
    const endFirst = start();
    vi.advanceTimersByTime(270);
    const endSecond = start();
    vi.advanceTimersByTime(20);
    expect(progress()).toBe(18);
    endFirst();
    vi.advanceTimersByTime(2000);
    expect(progress()).toBeLessThan(100);
    endSecond();
    vi.advanceTimersByTime(750);
    expect(progress()).toBe(100);
  });
});
