import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, PAGES, type PageId } from '#core/site/pages.ts';
import { createStore, type Store } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { requestDataAt, requestPageData } = await import('./request-page-data.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => Response.json({ items: [] })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const addresses = () => fetched.mock.calls.map(([{ url }]) => url);

async function requests(page: PageId, search = '', params: { id?: string } = {}): Promise<string[]> {
  fetched.mockClear();
  void requestPageData(createStore(), { page: getPage(page), locale: 'ko', params }, new URLSearchParams(search));
  await vi.advanceTimersByTimeAsync(1000);
  return addresses();
}
const API = 'https://api.test/api/v1/posts';

it.each<[PageId, string, { id?: string }, string[]]>([
  ['home', '', {}, ['/newsroom?locale=ko']],
  ['pr', '?x=1', {}, ['/newsroom?locale=ko', '/notice?locale=ko']],
  ['newsroom', '', {}, ['/newsroom?locale=ko']],
  ['newsroom', '?page=2&year=2024&utm_source=x&sort=never', {}, ['/newsroom?locale=ko&page=2&year=2024']],
  ['notice', '?q=%EC%86%A1%EB%8F%84', {}, ['/notice?locale=ko&q=%EC%86%A1%EB%8F%84']],
  ['newsroomPost', '?page=2', { id: 'x-1' }, ['/newsroom/x-1?locale=ko']],
  ['newsroomPost', '', {}, []],
  ['company', '', {}, []],
  ['sitemapYear', '', { id: '2024' }, []],
  ['search', '?q=adc', {}, []],
])('%s with %j and %j asks %j', async (page, search, params, expected) => {
  expect(await requests(page, search, params)).toEqual(expected.map((path) => API + path));
});

it('asks for something on every page that shows posts', async () => {
  const withPosts = PAGES.filter(({ posts, teasers }) => posts || teasers);
  expect(withPosts.length).toBeGreaterThan(0);
  for (const { id } of withPosts) expect(await requests(id, '', { id: 'x' }), id).not.toEqual([]);
});

describe('requestDataAt', () => {
  const ask = async (store: Store, path: string) => {
    const bytes = requestDataAt(store, path);
    await vi.advanceTimersByTimeAsync(1000);
    return bytes;
  };
  it('asks for the data of a link’s page, once while it is in the store, and tells its size', async () => {
    const store = createStore();
    expect(await ask(store, '/ko/public/newsroom')).toBe('{"items":[]}'.length);
    await ask(store, '/ko/public/newsroom');
    await ask(store, '/ko');
    expect(addresses()).toEqual([`${API}/newsroom?locale=ko`]);
  });
  it.each([
    ['an error of the server', async () => Response.json({}, { status: 503 })],
    ["a captive portal's page", async () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks again after %s', async (_name, answer) => {
    const store = createStore();
    fetched.mockImplementationOnce(answer);
    expect(await ask(store, '/ko/public/newsroom')).toBe(0);
    expect(await ask(store, '/ko/public/newsroom')).toBeGreaterThan(0);
  });
  it('keeps an answer for five minutes', async () => {
    const store = createStore();
    await ask(store, '/ko/public/newsroom');
    await vi.advanceTimersByTimeAsync(298_000);
    await ask(store, '/ko/public/newsroom');
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    await ask(store, '/ko/public/newsroom');
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it('asks nothing for an address without a page', async () => {
    expect([await ask(createStore(), '/ko/nope'), fetched.mock.calls.length]).toEqual([0, 0]);
  });
});
