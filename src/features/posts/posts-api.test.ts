import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('site:inputs', () => ({
  default: { origin: 'https://www.example.com', apiBase: 'https://api.test', assets: { base: '/images', env: 'live' }, logoName: 'X' },
}));
const { postsApi, postsFeatures } = await import('./posts-api.ts');
const { createStore } = await import('#src/state/store.ts');
const { listPosts, getPost } = postsApi.endpoints;

const fetched = vi.fn<(request: Request) => Promise<Response>>();

describe('the posts API', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      fetched.mockReset().mockImplementation(async () => Response.json({ id: 'a' })),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const timeOf = async (run: (store: ReturnType<typeof createStore>) => Promise<unknown>) => {
    const begun = Date.now();
    const done = run(createStore({}, postsFeatures)).then(() => Date.now() - begun);
    await vi.advanceTimersByTimeAsync(1000);
    return done;
  };

  it('lists with one address for equal filters, and takes at least 200 ms', async () => {
    const query = { sort: 'asc', category: 'esg', page: 2, q: '송도' } as const;
    expect(await timeOf(async (store) => store.dispatch(listPosts.initiate({ type: 'newsroom', locale: 'ko', query }) as never))).toBe(200);
    expect(fetched.mock.calls[0]?.[0].url).toBe(
      'https://api.test/api/v1/posts/newsroom?category=esg&locale=ko&page=2&q=%EC%86%A1%EB%8F%84&sort=asc',
    );
  });
  it('gets a post without delay', async () => {
    expect(await timeOf(async (store) => store.dispatch(getPost.initiate({ type: 'notice', locale: 'en', id: 'x-1' }) as never))).toBe(0);
    expect(fetched.mock.calls[0]?.[0].url).toBe('https://api.test/api/v1/posts/notice/x-1?locale=en');
  });
  it('does not ask again for what was put into the store', async () => {
    const args = { type: 'newsroom', locale: 'en', query: {} } as const;
    const list = { items: [], total: 0, page: 1, pageCount: 1, categories: [], years: [] };
    const run = async (store: ReturnType<typeof createStore>) => {
      await store.dispatch(postsApi.util.upsertQueryData('listPosts', args, list) as never);
      expect(await (store.dispatch(listPosts.initiate(args) as never) as Promise<{ data: unknown }>)).toMatchObject({ data: list });
    };
    expect(await timeOf(run)).toBe(0);
    expect(fetched).not.toHaveBeenCalled();
  });
});
