// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const aos = vi.hoisted(() => ({ init: vi.fn(), refreshHard: vi.fn() }));
vi.mock('./aos.ts', () => ({ default: aos }));

let hasReducedMotion = false;
const elementAt = (top: number) => {
  const element = document.createElement('section');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  return element;
};
const scrollPage = async () => {
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(100);
};

describe('revealOnScroll', () => {
  let reveal: typeof import('./reveal-on-scroll.ts').revealOnScroll;
  beforeEach(async () => {
    vi.useFakeTimers();
    // The library is kept by the module: each test starts with one that has not loaded it.
    vi.resetModules();
    aos.init.mockClear();
    aos.refreshHard.mockClear();
    hasReducedMotion = false;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasReducedMotion && query === '(prefers-reduced-motion: reduce)' }));
    ({ revealOnScroll: reveal } = await import('./reveal-on-scroll.ts'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it("fetches AOS at the first scroll and gives it the spec's times", async () => {
    const element = elementAt(innerHeight + 10);
    reveal(element);
    await vi.advanceTimersByTimeAsync(5000);
    expect([aos.init.mock.calls.length, element.dataset.aos]).toEqual([0, undefined]);
    await scrollPage();
    expect(element.dataset.aos).toBe('fade-up');
    expect(aos.init).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration: 1200, delay: 100, once: true }));
    expect(aos.refreshHard).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['above the fold', () => reveal(elementAt(innerHeight - 1))],
    [
      'under reduced motion',
      () => {
        hasReducedMotion = true;
        return reveal(elementAt(innerHeight + 10));
      },
    ],
    [
      'under data saver',
      () => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
        return reveal(elementAt(innerHeight + 10));
      },
    ],
    ['without an element', () => reveal(null)],
  ])('leaves all as it is %s', async (_name, run) => {
    expect(run()).toBeUndefined();
    await scrollPage();
    expect(aos.init).not.toHaveBeenCalled();
  });
  it('does not hide what has come into view, or has gone, by the time the library is here', async () => {
    const seen = elementAt(innerHeight + 10);
    const gone = elementAt(innerHeight + 10);
    reveal(seen);
    const leave = reveal(gone);
    seen.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    dispatchEvent(new Event('scroll'));
    leave?.();
    await vi.advanceTimersByTimeAsync(100);
    expect([aos.init.mock.calls.length, seen.dataset.aos, gone.dataset.aos]).toEqual([1, undefined, undefined]);
  });
});
