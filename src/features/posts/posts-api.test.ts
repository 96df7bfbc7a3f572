import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { createStore, type Store } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { listEarlierPages, postsApi } = await import('./posts-api.ts');
const { listPosts, getPost } = postsApi.endpoints;

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([{ url }]) => url.replace('https://api.test/api/v1', ''));
const pageOf = (url: string) => Number(new URL(url).searchParams.get('page') ?? 1);

/** Three pages of two posts each; an answer names its page. */
const answerList = ({ url }: Request) => {
  const page = pageOf(url);
  const items = [{ id: `${page}a` }, { id: `${page}b` }];
  return Response.json({ items, total: 6, page, pageCount: 3, categories: [], years: [] });
};
let store: Store;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async (request) => answerList(request)),
  );
  store = createStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle<Answer>(work: PromiseLike<Answer>): Promise<Answer> {
  await vi.advanceTimersByTimeAsync(1000);
  return work;
}
const list = (query: ListQuery) => settle(store.dispatch(listPosts.initiate({ type: 'newsroom', locale: 'en', query })));
const idsOf = (answer: { data?: { items: readonly { id: string }[] } }) => answer.data?.items.map(({ id }) => id);

describe('listPosts', () => {
  it('asks one address for equal filters, and takes at least 200 ms', async () => {
    const query = { sort: 'asc', category: 'esg', page: 2, q: '송도' } as const;
    const startedAt = Date.now();
    const request = store.dispatch(listPosts.initiate({ type: 'newsroom', locale: 'ko', query }));
    const duration = request.then(() => Date.now() - startedAt);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await duration).toBe(200);
    expect(addresses()).toEqual(['/posts/newsroom?category=esg&locale=ko&page=2&q=%EC%86%A1%EB%8F%84&sort=asc']);
  });
  it('does not ask again for what is in the store', async () => {
    await list({});
    expect(idsOf(await list({}))).toEqual(['1a', '1b']);
    expect(addresses()).toEqual(['/posts/newsroom?locale=en']);
  });
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

describe('getPost', () => {
  it('gets a post without delay', async () => {
    fetched.mockImplementation(async () => Response.json({ id: 'x-1' }));
    const startedAt = Date.now();
    const { data } = await store.dispatch(getPost.initiate({ type: 'notice', locale: 'en', id: 'x-1' }));
    expect([data, Date.now() - startedAt]).toEqual([{ id: 'x-1' }, 0]);
    expect(addresses()).toEqual(['/posts/notice/x-1?locale=en']);
  });
  it('hands on the error of an unknown post', async () => {
    fetched.mockImplementation(async () => Response.json({ status: 404 }, { status: 404 }));
    const answer = await store.dispatch(getPost.initiate({ type: 'notice', locale: 'en', id: 'nope' }));
    expect(answer.error).toEqual({ status: 404, data: { status: 404 } });
  });
});
