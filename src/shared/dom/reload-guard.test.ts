// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, reloadOnce, reloadStoredOnce, watchLeaving } from './reload-guard.ts';

const NOW = Date.UTC(2026, 0, 1);

describe('reloadOnce (spec 4)', () => {
  beforeEach(() => sessionStorage.clear());

  it('reloads once in 60 seconds', () => {
    const reload = vi.fn();
    const answers = [0, 1, 59_999, 60_000, 60_001].map((later) => reloadOnce(reload, NOW + later));
    expect(answers).toEqual([true, false, false, true, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('does not reload offline, and keeps its chance for later', () => {
    const reload = vi.fn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload, NOW)).toBe(false);
    online.mockReturnValue(true);
    expect(reloadOnce(reload, NOW + 1)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not hold back who leaves, and is there again for who came back', () => {
    vi.useFakeTimers({ now: NOW });
    watchLeaving();
    dispatchEvent(new Event('beforeunload'));
    const reload = vi.fn();
    expect([1, 9999, 10_000].map((later) => reloadOnce(reload, NOW + later))).toEqual([false, false, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
  it.each(['getItem', 'setItem'] as const)('does not reload where storage refuses %s', (method) => {
    const reload = vi.fn();
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(reloadOnce(reload, NOW)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloadStoredOnce', () => {
  it('reloads offline too, and counts as a reload for both', () => {
    sessionStorage.clear();
    const reload = vi.fn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // Nobody has left for long.
    const now = NOW + 100_000;
    expect([0, 59_999].map((later) => reloadStoredOnce(reload, now + later))).toEqual([true, false]);
    online.mockReturnValue(true);
    expect(reloadOnce(reload, now + 59_999)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('isChunkError', () => {
  it.each([
    [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
    [new TypeError('error loading dynamically imported module: https://x/assets/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/a.css'), true],
    ['ChunkLoadError: Loading chunk 3 failed', true],
    [new TypeError('Failed to fetch'), false],
    [new Error('x is not a function'), false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])('%s: %s', (error, expected) => expect(isChunkError(error)).toBe(expected));
});
