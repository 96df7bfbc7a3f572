import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, isMissingNodeError, reloadForDocument, reloadOnce, watchLeaving } from './reload-guard.ts';

const NOW = Date.UTC(2026, 0, 1);

const reload = vi.fn();
const fetched = vi.fn<() => Promise<Response>>();
const PROBED = () => new Response(null, { headers: { 'content-type': 'text/plain' } });
const at = (later: number) => vi.setSystemTime(NOW + later);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => PROBED()),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reloadOnce (spec 4)', () => {
  it('reloads once in 60 seconds, and asks nobody in between', async () => {
    const answers: boolean[] = [];
    for (const later of [0, 1, 59_999, 60_000, 60_001]) {
      at(later);
      answers.push(await reloadOnce(reload));
    }
    expect(answers).toEqual([true, false, false, true, false]);
    expect([reload.mock.calls.length, fetched.mock.calls.length]).toEqual([2, 2]);
  });
  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 503', async () => new Response('', { status: 503 })],
    ["is a captive portal's", async () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
  ])('does not reload where the network %s, whatever the browser believes, and keeps its chance for later', async (_name, answer) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetched.mockImplementationOnce(answer);
    expect([await reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
    expect([await reloadOnce(reload), reload.mock.calls.length]).toEqual([true, 1]);
  });
  it('reloads where the server answers a browser that believes to be offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await reloadOnce(reload)).toBe(true);
  });
  it('does not hold back who leaves, and is there again for who came back', async () => {
    watchLeaving();
    dispatchEvent(new Event('beforeunload'));
    const answers: boolean[] = [];
    for (const later of [1, 9999, 10_000]) {
      at(later);
      answers.push(await reloadOnce(reload));
    }
    expect(answers).toEqual([false, false, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not hold back who leaves while the server is asked', async () => {
    at(100_000);
    watchLeaving();
    fetched.mockImplementation(async () => {
      dispatchEvent(new Event('beforeunload'));
      return PROBED();
    });
    expect([await reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
  });
  it.each(['getItem', 'setItem'] as const)('does not reload where storage refuses %s', async (method) => {
    at(200_000);
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect([await reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('reloadForDocument', () => {
  const openedAt = (path: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `https://x${path}?q=1` } as PerformanceEntry]);
  it('asks nobody, and in the document of its path counts as a reload for both', async () => {
    openedAt('/en/esg');
    // Nobody has left for long.
    const answers = [300_000, 359_999].map((later) => {
      at(later);
      return reloadForDocument('/en/esg', reload);
    });
    expect(answers).toEqual([true, false]);
    expect(await reloadOnce(reload)).toBe(false);
    expect([reload.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
  });
  it('in the document of another path loads each page, but for a visitor who leaves', () => {
    openedAt('/en');
    at(500_000);
    expect(['/en/esg', '/en/aboutus/ceo'].map((path) => reloadForDocument(path, reload))).toEqual([true, true]);
    watchLeaving();
    dispatchEvent(new Event('beforeunload'));
    expect([reloadForDocument('/en/esg', reload), reload.mock.calls.length]).toEqual([false, 2]);
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

it('isMissingNodeError knows what the browser throws for a node that is gone, and nothing else', () => {
  let thrown: unknown;
  try {
    document.body.removeChild(document.createTextNode('gone'));
  } catch (error) {
    thrown = error;
  }
  expect([thrown, new DOMException('x', 'SecurityError'), new Error('NotFoundError'), undefined].map(isMissingNodeError)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
