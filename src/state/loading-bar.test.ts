import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar } from './loading-bar.ts';
import { createStore } from './store.ts';

describe('the loading bar (spec 4)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const setUp = () => {
    const store = createStore();
    return { bar: createLoadingBar(store.dispatch), progress: () => store.getState().loading.progress };
  };

  it('starts at 10 and rises in steps', () => {
    const { bar, progress } = setUp();
    bar.start();
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(249);
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(1);
    expect(progress()).toBe(18);
    vi.advanceTimersByTime(500);
    expect(progress()).toBe(34);
  });
  it('waits below 100 however long the answer takes', () => {
    const { bar, progress } = setUp();
    bar.start();
    vi.advanceTimersByTime(60_000);
    expect(progress()).toBe(90);
  });
  it('shows 100 only 750 ms after the end, and then rests', () => {
    const { bar, progress } = setUp();
    bar.start();
    bar.end();
    vi.advanceTimersByTime(749);
    expect(progress()).toBe(26);
    vi.advanceTimersByTime(1);
    expect(progress()).toBe(100);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('is one course for overlapping requests, ended by the last', () => {
    const { bar, progress } = setUp();
    bar.start();
    vi.advanceTimersByTime(250);
    bar.start();
    expect(progress()).toBe(18);
    bar.end();
    vi.advanceTimersByTime(2000);
    expect(progress()).toBeLessThan(100);
    bar.end();
    vi.advanceTimersByTime(750);
    expect(progress()).toBe(100);
  });
  it('begins anew when a request comes while the last course ends', () => {
    const { bar, progress } = setUp();
    bar.start();
    bar.end();
    vi.advanceTimersByTime(700);
    bar.start();
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(200);
    expect(progress()).toBe(10);
    vi.advanceTimersByTime(50);
    expect(progress()).toBe(18);
  });
});
