import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage } from '#core/site/pages.ts';
import { notifyPageShown } from './notify-page-shown.ts';

const postMessage = vi.fn();
const shown = { path: '/en/aboutus/ceo', locale: 'en', page: getPage('ceo'), params: {}, isFirst: false } as const;
const settle = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockReset();
  const ready = Promise.resolve({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('notifyPageShown', () => {
  it('names the page', async () => {
    notifyPageShown(shown);
    await settle();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'VISITED',
      path: '/en/aboutus/ceo',
      locale: 'en',
      data: [],
      pictures: [],
      mayPrefetch: true,
    });
  });
  it('names the data of a post, and none of a list, which the worker computes from its index', async () => {
    notifyPageShown({ ...shown, page: getPage('newsroomPost'), params: { id: 'a' } });
    notifyPageShown({ ...shown, page: getPage('newsroom') });
    await settle();
    expect(postMessage.mock.calls.map(([{ data }]) => data)).toEqual([['https://api.test/api/v1/posts/newsroom/a?locale=en'], []]);
  });
  it('names the pictures of the site that the first page loaded without a worker', async () => {
    const names = ['/assets/app.js', '/images/live/a.avif', '/logo.svg', '/data/x.json'].map((path) => location.origin + path);
    const entries = [...names, 'https://elsewhere.example/assets/b.js'].map((name) => ({ name }) as PerformanceEntry);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    notifyPageShown({ ...shown, isFirst: true });
    await settle();
    expect(postMessage.mock.calls[0]?.[0].pictures).toEqual(['/images/live/a.avif', '/logo.svg']);
  });
  it('says when nothing else may be fetched', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    notifyPageShown(shown);
    await settle();
    expect(postMessage.mock.calls[0]?.[0].mayPrefetch).toBe(false);
  });
  it('leaves error pages out', async () => {
    notifyPageShown({ ...shown, page: getPage('error404') });
    await settle();
    expect(postMessage).not.toHaveBeenCalled();
  });
});
