import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, type PageId } from '#core/site/pages.ts';
import { CurrentPage } from '#src/pages/page-module.ts';
import { mount } from '#tests/support/mount.tsx';
import { getStoredLocale, notifyPageShown, storeLocale, useQueryOfAddress } from './use-after-navigation.ts';

function Probe() {
  useQueryOfAddress();
  return null;
}

/** How often the loader of a hydrated page runs at an address. */
async function countLoads(id: PageId, search: string): Promise<number> {
  const loader = vi.fn(() => null);
  const element = (
    <CurrentPage.Provider value={{ page: getPage(id), locale: 'en', params: {} }}>
      <Probe />
    </CurrentPage.Provider>
  );
  const router = createMemoryRouter([{ id: 'page', path: '/', loader, element }], {
    initialEntries: [`/${search}`],
    hydrationData: { loaderData: { page: null } },
  });
  await mount(<RouterProvider router={router} />);
  return loader.mock.calls.length;
}

describe('the query of the first address', () => {
  it.each([
    ['newsroom', '?page=2', 1],
    ['newsroom', '', 0],
    ['company', '?utm_source=x', 0],
  ] as const)('at %s with %j runs the loader %i times', async (id, search, count) => {
    expect(await countLoads(id, search)).toBe(count);
  });
});

describe('the locale of the last address', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.useRealTimers());

  it('is that of the last address that names one, for addresses that name none', () => {
    expect(getStoredLocale('/errors/404')).toBeUndefined();
    storeLocale('/ko/aboutus/ceo');
    expect([getStoredLocale('/errors/404'), getStoredLocale('/foo/bar'), getStoredLocale('/en/nope')]).toEqual(['ko', 'ko', undefined]);
    storeLocale('/errors/404');
    expect(getStoredLocale('/errors/500')).toBe('ko');
    storeLocale('/en');
    expect(getStoredLocale('/errors/500')).toBe('en');
  });
  it.each(['/EN/aboutus', '/korea', '/ko-KR', '/'])('is not taken from %s', (path) => {
    storeLocale(path);
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
  it('is forgotten after a year', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    storeLocale('/ko');
    vi.setSystemTime(Date.now() + 365 * 86_400_000 - 1);
    expect(getStoredLocale('/errors/404')).toBe('ko');
    vi.setSystemTime(Date.now() + 1);
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
  it.each(['fr', 1, null, { locale: 'ko' }])('is not taken from %j in the storage', (value) => {
    localStorage.setItem('site:locale', JSON.stringify({ value, expire: 9e15 }));
    expect(getStoredLocale('/errors/404')).toBeUndefined();
  });
});

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
