import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const aos = vi.hoisted(() => ({ init: vi.fn(), refresh: vi.fn(), refreshHard: vi.fn() }));
vi.mock('aos', () => ({ default: aos }));

let hasReducedMotion = false;

const elementAt = (top: number, parent: Element = document.body) => {
  const element = parent.appendChild(document.createElement('section'));
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
    // The module holds the library: each test starts with one that has not loaded it.
    vi.resetModules();
    for (const call of Object.values(aos)) call.mockClear();
    hasReducedMotion = false;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasReducedMotion && query === '(prefers-reduced-motion: reduce)' }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
      },
    );
    ({ revealOnScroll: reveal } = await import('./reveal-on-scroll.ts'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'connection');
    document.body.replaceChildren();
  });

  it("fetches AOS at the first scroll and gives it the specification's times", async () => {
    const hide = vi.fn();
    reveal(elementAt(innerHeight + 10), hide);
    await vi.advanceTimersByTimeAsync(5000);
    expect([aos.init.mock.calls.length, hide.mock.calls.length]).toEqual([0, 0]);
    await scrollPage();
    expect(aos.init).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration: 1200, delay: 100, once: true }));
    expect(hide).toHaveBeenCalledTimes(1);
  });
  it('hides the parts of a block and not the block, too', async () => {
    const [hideBlock, hidePart] = [vi.fn(), vi.fn()];
    const block = elementAt(innerHeight + 10);
    reveal(elementAt(innerHeight + 20, block), hidePart);
    reveal(block, hideBlock);
    await scrollPage();
    expect([hideBlock.mock.calls.length, hidePart.mock.calls.length]).toEqual([0, 1]);
  });
  it.each([
    ['above the fold', (hide: () => void) => reveal(elementAt(innerHeight - 1), hide), 1],
    [
      'under reduced motion',
      (hide: () => void) => {
        hasReducedMotion = true;
        reveal(elementAt(innerHeight + 10), hide);
      },
      0,
    ],
    [
      'under data saver',
      (hide: () => void) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
        reveal(elementAt(innerHeight + 10), hide);
      },
      0,
    ],
    [
      'in a dialog, which scrolls by itself',
      (hide: () => void) => reveal(elementAt(innerHeight + 10, document.body.appendChild(document.createElement('dialog'))), hide),
      0,
    ],
  ])('hides nothing %s', async (_name, run, loads) => {
    const hide = vi.fn();
    run(hide);
    await scrollPage();
    expect([hide.mock.calls.length, aos.init.mock.calls.length]).toEqual([0, loads]);
  });
  it('does not hide what has come into view, or has gone, by the time the library is here', async () => {
    const seen = elementAt(innerHeight + 10);
    const [hideSeen, hideGone] = [vi.fn(), vi.fn()];
    reveal(seen, hideSeen);
    const leave = reveal(elementAt(innerHeight + 10), hideGone);
    seen.getBoundingClientRect = () => ({ top: 100 }) as DOMRect;
    dispatchEvent(new Event('scroll'));
    leave();
    await vi.advanceTimersByTimeAsync(100);
    expect([aos.init.mock.calls.length, hideSeen.mock.calls.length, hideGone.mock.calls.length]).toEqual([1, 0, 0]);
  });
});
