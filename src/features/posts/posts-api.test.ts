import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { createStore, type Store } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { postsApi } = await import('./posts-api.ts');
const { listPosts, listPostRange, getPost } = postsApi.endpoints;

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
const range = (query: ListQuery, firstPage: number) =>
  settle(store.dispatch(listPostRange.initiate({ type: 'newsroom', locale: 'en', query, firstPage })));
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

describe('listPostRange', () => {
  it('joins the items of its pages in their order, with the numbers of the last one', async () => {
    // The answers come in the opposite order.
    fetched.mockImplementation(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 400 - 100 * pageOf(request.url)));
      return answerList(request);
    });
    const answer = await range({ category: 'esg', page: 3 }, 1);
    expect(idsOf(answer)).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(answer.data).toMatchObject({ page: 3, pageCount: 3, total: 6 });
    expect(addresses().toSorted()).toEqual([
      '/posts/newsroom?category=esg&locale=en',
      '/posts/newsroom?category=esg&locale=en&page=2',
      '/posts/newsroom?category=esg&locale=en&page=3',
    ]);
  });
  it('asks only for the pages that are not in the store', async () => {
    await range({ page: 2 }, 1);
    fetched.mockClear();
    expect(idsOf(await range({ page: 3 }, 1))).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(addresses()).toEqual(['/posts/newsroom?locale=en&page=3']);
  });
  it.each([
    [{}, 1, ['1a', '1b']],
    [{ page: 2 }, 2, ['2a', '2b']],
    // A phone that showed several pages, turned: the first page on show is past the address's.
    [{ page: 1 }, 3, ['1a', '1b']],
  ])('gives one page for %j from page %i', async (query, firstPage, ids) => {
    expect(idsOf(await range(query, firstPage))).toEqual(ids);
    expect(fetched).toHaveBeenCalledOnce();
  });
  it('has the error of a page that fails, and no items', async () => {
    fetched.mockImplementation(async (request) => (pageOf(request.url) === 2 ? Response.json({}, { status: 503 }) : answerList(request)));
    const { isError, error, data } = await range({ page: 3 }, 1);
    expect({ isError, error, data }).toEqual({ isError: true, error: { status: 503, data: {} }, data: undefined });
  });
  it('asks again only for the page that failed', async () => {
    fetched.mockImplementationOnce(async () => Response.json({}, { status: 503 }));
    expect((await range({ page: 2 }, 1)).isError).toBe(true);
    fetched.mockClear();
    const args = { type: 'newsroom', locale: 'en', query: { page: 2 }, firstPage: 1 } as const;
    const answer = await settle(store.dispatch(listPostRange.initiate(args, { forceRefetch: true })));
    expect(idsOf(answer)).toEqual(['1a', '1b', '2a', '2b']);
    expect(addresses()).toEqual(['/posts/newsroom?locale=en']);
  });
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
