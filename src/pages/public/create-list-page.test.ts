import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/site/locales.ts';
import { getPage } from '#core/site/pages.ts';
import { viewportMeasured } from '#src/state/slices.ts';
import { createStore, type RootState, type Store } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { createListPage } = await import('./create-list-page.tsx');
const { postsApi } = await import('#src/features/posts/posts-api.ts');

const { loader } = createListPage('newsroom', () => null);
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([{ url }]) => url.replace('https://api.test/api/v1/posts', ''));
let store: Store;

function load(search: string, locale: Locale = 'ko') {
  const readIndex = vi.fn();
  return loader({ store, locale, page: getPage('newsroom'), params: {}, search: new URLSearchParams(search), readIndex });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => Response.json({ items: [], total: 0 })),
  );
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the loader of a list page', () => {
  it.each([
    ['', {}, '/newsroom?locale=ko'],
    [
      '?category=esg&year=2024&q=%EC%86%A1%EB%8F%84&sort=asc&page=2',
      { category: 'esg', year: '2024', q: '송도', sort: 'asc', page: 2 },
      '/newsroom?category=esg&locale=ko&page=2&q=%EC%86%A1%EB%8F%84&sort=asc&year=2024',
    ],
    // What cannot be is left out, and so is what belongs to others.
    ['?category=never&year=24&sort=up&page=0&utm_source=x', {}, '/newsroom?locale=ko'],
  ])('reads %j as %j and asks for it', async (search, query, address) => {
    expect(await load(search)).toEqual({ query });
    await vi.advanceTimersByTimeAsync(1000);
    expect(addresses()).toEqual([address]);
  });
  it('does not wait for the answer, which the page’s hook finds under the same arguments', async () => {
    fetched.mockImplementation(() => new Promise(() => undefined));
    expect(await load('?page=2', 'en')).toEqual({ query: { page: 2 } });
    const args = { type: 'newsroom', locale: 'en', query: { page: 2 } } as const;
    expect(postsApi.endpoints.listPosts.select(args)(store.getState() as Required<RootState>).isLoading).toBe(true);
  });
  it('asks on a phone for all pages up to the address’s', async () => {
    store.dispatch(viewportMeasured(360));
    await load('?page=3');
    await vi.advanceTimersByTimeAsync(1000);
    expect(addresses().toSorted()).toEqual(['/newsroom?locale=ko', '/newsroom?locale=ko&page=2', '/newsroom?locale=ko&page=3']);
  });
  it('leaves a failed answer to the page', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await load('')).toEqual({ query: {} });
    await vi.advanceTimersByTimeAsync(1000);
    const args = { type: 'newsroom', locale: 'ko', query: {} } as const;
    expect(postsApi.endpoints.listPosts.select(args)(store.getState() as Required<RootState>)).toMatchObject({
      isError: true,
      error: { status: 'FETCH_ERROR' },
    });
  });
});
