import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestAhead } from '#src/api/request-ahead.ts';
import { createStore } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { postsApi } = await import('./posts-api.ts');
const { refetchPosts } = await import('./refetch-posts.ts');
const { listPosts, listPostRange, getPost } = postsApi.endpoints;

let title = 'Old';
const fetched = vi.fn<(request: Request | string) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  title = 'Old';
  const answer = (request: Request | string) => {
    const url = typeof request === 'string' ? request : request.url;
    const post = { id: 'a', title };
    return Response.json(
      url.includes('/newsroom/a') ? post : { items: [post], total: 1, page: 1, pageCount: 1, categories: [], years: [] },
    );
  };
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async (request) => answer(request)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for the posts and lists in the store, past what was fetched ahead', async () => {
  const store = createStore();
  const settle = async (work: PromiseLike<unknown>) => {
    await vi.advanceTimersByTimeAsync(1000);
    await work;
  };
  const args = { type: 'newsroom', locale: 'en' } as const;
  await requestAhead('https://api.test/api/v1/posts/newsroom/a?locale=en');
  await settle(store.dispatch(getPost.initiate({ ...args, id: 'a' })));
  await settle(store.dispatch(listPostRange.initiate({ ...args, query: {}, firstPage: 1 })));
  const titles = () => [
    getPost.select({ ...args, id: 'a' })(store.getState() as never).data?.title,
    listPosts.select({ ...args, query: {} })(store.getState() as never).data?.items[0]?.title,
    listPostRange.select({ ...args, query: {}, firstPage: 1 })(store.getState() as never).data?.items[0]?.title,
  ];
  expect(titles()).toEqual(['Old', 'Old', 'Old']);
  title = 'New';
  const asked = fetched.mock.calls.length;
  await settle(refetchPosts(store));
  expect(titles()).toEqual(['New', 'New', 'New']);
  expect(fetched.mock.calls.length - asked).toBe(2);
});
