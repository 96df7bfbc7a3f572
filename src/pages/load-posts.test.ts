import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, type PageId } from '#core/site/pages.ts';
import { NotFoundError } from '#src/pages/page-module.ts';
import { createStore, type RootState, type Store } from '#src/state/store.ts';

const { requestPosts } = await import('./load-posts.ts');
const { postsApi } = await import('#src/features/posts/posts-api.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([{ url }]) => url.replace('https://api.test/api/v1/posts', ''));
let store: Store;

/** Loads the data of a page, as its route does. */
async function load(page: PageId, { search = '', locale = 'ko' as Locale, id = undefined as string | undefined } = {}) {
  return requestPosts(store, { page: getPage(page), locale, params: id ? { id } : {} }, new URLSearchParams(search))?.pageData();
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

describe('the page of a list', () => {
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
    expect(await load('newsroom', { search })).toEqual({ query });
    await vi.advanceTimersByTimeAsync(1000);
    expect(addresses()).toEqual([address]);
  });
  it('does not wait for the answer, which the page’s hook finds under the same arguments', async () => {
    fetched.mockImplementation(() => new Promise(() => undefined));
    expect(await load('newsroom', { search: '?page=2', locale: 'en' })).toEqual({ query: { page: 2 } });
    const args = { type: 'newsroom', locale: 'en', query: { page: 2 } } as const;
    expect(postsApi.endpoints.listPosts.select(args)(store.getState() as Required<RootState>).isLoading).toBe(true);
  });
});

describe('the page of a post', () => {
  it('gets the post into the store and says what the head needs', async () => {
    const post = { id: 'known', title: '공고', summary: '요약' } as Post;
    fetched.mockImplementation(async () => Response.json(post));
    expect(await load('noticePost', { id: 'known' })).toEqual({ meta: { title: '공고', description: '요약' } });
    expect(addresses()).toEqual(['/notice/known?locale=ko']);
    const args = { type: 'notice', locale: 'ko', id: 'known' } as const;
    expect(postsApi.endpoints.getPost.select(args)(store.getState() as Required<RootState>).data).toEqual(post);
  });
  it('throws NotFoundError for an unknown post', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
    await expect(load('noticePost', { id: 'unknown' })).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('a page that shows the newest posts', () => {
  const item = (id: string) => ({ id, title: id, summary: 'Long.', image: { uuid: 'x' } });
  it('has as many of each type as its row says, on home with their pictures, and none with its summary', async () => {
    fetched.mockImplementation(async () => Response.json({ items: Array.from({ length: 10 }, (_, at) => item(`post-${at}`)) }));
    const loading = Promise.all([load('pr'), load('home')]);
    await vi.runAllTimersAsync();
    const [pr, home] = (await loading).map((data) => (data as { newest: Record<string, object[]> }).newest);
    expect([Object.keys(pr as object), pr?.newsroom?.length, pr?.notice?.length]).toEqual([['newsroom', 'notice'], 4, 10]);
    expect(pr?.newsroom?.[0]).toEqual({ id: 'post-0', title: 'post-0' });
    expect(home?.newsroom?.map((post) => 'image' in post)).toEqual([true, true, true]);
    expect(home?.newsroom?.[1]).toEqual({ id: 'post-1', title: 'post-1', image: { uuid: 'x' } });
  });
  it('fails with the API’s error', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
    const loading = load('home');
    loading.catch(() => undefined);
    await vi.runAllTimersAsync();
    await expect(loading).rejects.toMatchObject({ status: 503 });
  });
});

it('a page without posts asks for nothing', async () => {
  expect([await load('company'), await load('newsroomPost'), addresses()]).toEqual([undefined, undefined, []]);
});
