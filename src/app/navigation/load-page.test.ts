import { createInstance } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostIndex } from '#core/posts/list-posts.ts';
import { getPage, PAGES, type PageId } from '#core/site/pages.ts';
import type { I18nRegistry } from '#src/i18n/i18n-registry.ts';
import { NotFoundError, type PageLoader, type PageModule } from '#src/pages/page-module.ts';
import { createStore, type Store } from '#src/state/store.ts';
import { NavigationError } from './with-time-limit.ts';

const Component = () => null;
const loadPageModule = vi.fn<(id: PageId) => Promise<PageModule>>();
vi.mock('./page-modules.ts', () => ({ loadPageModule: (id: PageId) => loadPageModule(id) }));
const { fetchRedirect, loadPageAt, loadPageData } = await import('./load-page.ts');
// Later it is there at once.
const { requestPosts } = await import('#src/pages/load-posts.ts');

const fetched = vi.fn<(request: Request | string) => Promise<Response>>();
const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
const load = vi.fn<I18nRegistry['load']>();
const readIndex = vi.fn(async (): Promise<PostIndex> => ({ type: 'notice', pageSize: 10, posts: [] }));
const app = { store: createStore(), i18n: { load, has: () => true, get: vi.fn() }, readIndex };

/** Loads the data of a page at an address. */
function open(id: PageId, path: string, params: LoaderFunctionArgs['params'] = {}) {
  const request = new Request(new URL(path, 'http://localhost'));
  return loadPageData(app, { page: getPage(id), locale: 'ko' }, { request, params });
}
const withLoader = (loader: PageLoader<unknown>) => loadPageModule.mockImplementation(async () => ({ Component, loader }));
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => new Response('{}')),
  );
  loadPageModule.mockReset().mockImplementation(async () => ({ Component }));
  load.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadPageData', () => {
  it('gives what the page’s own loader gives', async () => {
    const loader = vi.fn<PageLoader<unknown>>(async ({ readIndex: read }) => read('notice'));
    withLoader(loader);
    expect(await open('sitemapYear', '/ko/sitemap/2024?x=1', { id: '2024' })).toMatchObject({ type: 'notice' });
    const [args] = loader.mock.calls[0] ?? [];
    expect(args).toMatchObject({ page: { id: 'sitemapYear' }, locale: 'ko', params: { id: '2024' } });
    expect(readIndex).toHaveBeenCalledExactlyOnceWith('notice', 'ko');
    expect(load).toHaveBeenCalledWith('ko', ['sitemap']);
  });
  it('gives null for a page without data, which the document can hold', async () => {
    expect(await open('company', '/ko/aboutus/company')).toBeNull();
    expect(vi.getTimerCount(), 'the time limit leaves no timer').toBe(0);
  });
  it('requests the data while the code is on its way', async () => {
    loadPageModule.mockImplementation(never);
    open('newsroomPost', '/ko/public/newsroom/early', { id: 'early' }).catch(() => undefined);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls.map(([request]) => urlOf(request))).toEqual(['https://api.test/api/v1/posts/newsroom/early?locale=ko']);
    expect(load.mock.calls.map(([, names]) => names)).toEqual([[], ['meta']]);
  });
  it('shows the page of a list whose posts cannot be had: the list says so', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await open('newsroom', '/ko/public/newsroom?page=7')).toEqual({ query: { page: 7 } });
  });
  it.each([
    ['error404', { errorPage: 'error404' }],
    ['error500', { errorPage: 'error500' }],
  ] as const)('names the error page at the address of %s, with the words and without its code', async (id, data) => {
    expect(await open(id, '/ko/errors/x')).toEqual(data);
    expect(load).toHaveBeenCalledExactlyOnceWith('ko', ['meta']);
    expect(loadPageModule).not.toHaveBeenCalled();
  });
});

describe('a server error', () => {
  it('shows its page once the head has its code and words, though the posts fail before', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 500 }));
    const loaded = vi.fn();
    load.mockImplementation(async (_locale, namespaces) => {
      if (namespaces.includes('meta')) {
        await new Promise((resolve) => setTimeout(resolve, 2000));
        loaded();
      }
      return createInstance();
    });
    const opened = open('newsroomPost', '/ko/public/newsroom/one', { id: 'one' }).then((data) => [data, loaded.mock.calls.length > 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await opened).toEqual([{ errorPage: 'error500' }, true]);
  });
});

describe('an address that leads to nothing', () => {
  const moved = (table: object) =>
    fetched.mockImplementation(async (request) =>
      request === '/data/moved.json' ? Response.json(table) : Response.json({}, { status: 404 }),
    );
  const openPost = (path: string, id: string) => open('newsroomPost', path, { id });

  it('is the 404 page', async () => {
    moved({ '/ko/public/newsroom/other': '/ko' });
    expect(await openPost('/ko/public/newsroom/gone', 'gone')).toEqual({ errorPage: 'error404' });
  });
  it('is the 404 page also where the page’s own loader says so', async () => {
    withLoader(() => {
      throw new NotFoundError('no year');
    });
    moved({});
    expect(await open('sitemapYear', '/ko/sitemap/1999', { id: '1999' })).toEqual({ errorPage: 'error404' });
  });
  it('redirects where it has moved, with its query', async () => {
    moved({ '/ko/public/newsroom/old': '/ko/public/newsroom/new' });
    const response = (await openPost('/ko/public/newsroom/old?x=1', 'old')) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([302, '/ko/public/newsroom/new?x=1']);
  });
  it('is no matter of other errors: they are handed on, and no table is asked', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(openPost('/ko/public/newsroom/y', 'y')).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    expect(fetched).not.toHaveBeenCalledWith('/data/moved.json');
  });
});

describe('after 8 s without an answer', () => {
  it.each([
    ['code', () => loadPageModule.mockImplementation(never)],
    ['words', () => load.mockImplementation(never)],
    ['posts', () => fetched.mockImplementation(never)],
  ])('a navigation that waits for %s is an error', async (name, arrange) => {
    arrange();
    const settled = vi.fn();
    open('noticePost', `/ko/public/notice/slow-${name}`, { id: `slow-${name}` }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(NavigationError));
  });
  it('counts once for code and data together', async () => {
    loadPageModule.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5000, { Component, loader: never })));
    const settled = vi.fn();
    open('sitemap', '/ko/sitemap').then(settled, settled);
    await vi.advanceTimersByTimeAsync(8000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(NavigationError));
  });
  it('counts for the table of moved addresses, too', async () => {
    fetched.mockImplementation((request) =>
      request === '/data/moved.json' ? never() : Promise.resolve(Response.json({}, { status: 404 })),
    );
    const settled = vi.fn();
    open('newsroomPost', '/ko/public/newsroom/gone', { id: 'gone' }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(8000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(NavigationError));
  });
});

describe('a page whose code hangs on a dead connection', () => {
  const assign = vi.fn();
  const PROBED = new Response(null, { headers: { 'content-type': 'text/plain' } });
  const hang = async (id: PageId, path: string) => {
    loadPageModule.mockImplementation(never);
    open(id, path).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8000);
    vi.stubGlobal('location', { assign: assign.mockReset(), href: 'http://localhost/ko' });
  };
  const openAgain = async (id: PageId, path: string) => {
    const settled = vi.fn();
    open(id, path).then(settled, settled);
    await vi.advanceTimersByTimeAsync(7999);
    const early = settled.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1);
    return { early, settled };
  };

  it('is loaded as a document once the server answers again: the browser would wait for the same connection', async () => {
    await hang('adc', '/ko/services/adc');
    fetched.mockImplementation(async () => PROBED);
    const { early } = await openAgain('adc', '/ko/services/adc?a=1');
    expect([assign.mock.calls, early]).toEqual([[['http://localhost/ko/services/adc?a=1']], 0]);
  });
  it('is waited for while the server does not answer: the document would not come either', async () => {
    await hang('cdo', '/ko/services/cdo');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { settled } = await openAgain('cdo', '/ko/services/cdo');
    expect(assign).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(NavigationError));
  });
  it('is no matter of the other language, or of a load that is just under way', async () => {
    await hang('cmo', '/ko/services/cmo');
    fetched.mockImplementation(async () => PROBED);
    const request = new Request('http://localhost/en/services/cmo');
    loadPageData(app, { page: getPage('cmo'), locale: 'en' }, { request, params: {} }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(7000);
    loadPageData(app, { page: getPage('cmo'), locale: 'en' }, { request, params: {} }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('data asked for ahead', () => {
  beforeEach(() => fetched.mockImplementation(async () => Response.json({ items: [] })));

  it('asks for something on every page that shows posts', async () => {
    const withPosts = PAGES.filter(({ posts, teasers }) => posts || teasers);
    expect(withPosts.length).toBeGreaterThan(0);
    for (const { id } of withPosts) {
      fetched.mockClear();
      requestPosts(createStore(), { page: getPage(id), locale: 'ko', params: { id: 'x' } }, new URLSearchParams());
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1000);
      expect(fetched, id).toHaveBeenCalled();
    }
  });

  describe('by a link', () => {
    const ask = async (store: Store, path: string) => {
      const loading = loadPageAt({ ...app, store }, path).then(
        () => true,
        () => false,
      );
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1000);
      return loading;
    };
    it('loads code and data of a link’s page, the data once while it is in the store', async () => {
      const store = createStore();
      expect(await ask(store, '/ko/public/newsroom')).toBe(true);
      await ask(store, '/ko/public/newsroom');
      await ask(store, '/ko');
      expect(fetched.mock.calls.map(([request]) => urlOf(request))).toEqual(['https://api.test/api/v1/posts/newsroom?locale=ko']);
      expect(loadPageModule.mock.calls).toEqual([['newsroom'], ['newsroom'], ['home']]);
    });
    it('rejects after an answer that is none, and asks again', async () => {
      const store = createStore();
      fetched.mockResolvedValueOnce(Response.json({}, { status: 503 }));
      expect([await ask(store, '/ko/public/newsroom'), await ask(store, '/ko/public/newsroom')]).toEqual([false, true]);
      expect(fetched).toHaveBeenCalledTimes(2);
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
      expect([await ask(createStore(), '/ko/nope'), fetched.mock.calls.length, loadPageModule.mock.calls.length]).toEqual([true, 0, 0]);
    });
  });
});

it.each([
  ['the table is missing', async () => new Response('', { status: 404 })],
  ['something else is answered', async () => new Response('<!doctype html>')],
  ['the network is away', () => Promise.reject(new TypeError('offline'))],
])('nothing has moved when %s', async (_name, answer) => {
  fetched.mockImplementation(answer);
  expect(await fetchRedirect('/en/old')).toBeUndefined();
});
