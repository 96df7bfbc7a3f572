import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, type Store } from '#src/state/store.ts';

const { listEarlierPages, postsApi } = await import('./posts-api.ts');
const { listPosts, getPost } = postsApi.endpoints;

let store: Store;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ id: 'x-1', items: [] })),
  );
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a list takes at least 200 ms, a post has no delay', async () => {
  const timed = async (request: PromiseLike<unknown>) => {
    const startedAt = Date.now();
    const duration = request.then(() => Date.now() - startedAt);
    await vi.advanceTimersByTimeAsync(1000);
    return duration;
  };
  expect(await timed(store.dispatch(listPosts.initiate({ type: 'newsroom', locale: 'ko', query: {} })))).toBe(200);
  expect(await timed(store.dispatch(getPost.initiate({ type: 'notice', locale: 'en', id: 'x-1' })))).toBe(0);
});

it('lists the pages that stand above the address’s on a phone', () => {
  const list = { type: 'newsroom', locale: 'en' } as const;
  const filter = { category: 'esg' } as const;
  expect(listEarlierPages({ ...list, query: { ...filter, page: 3 } }, true)).toEqual([
    { ...list, query: filter },
    { ...list, query: { ...filter, page: 2 } },
  ]);
  expect([listEarlierPages({ ...list, query: { page: 3 } }, false), listEarlierPages({ ...list, query: {} }, true)]).toEqual([[], []]);
});
