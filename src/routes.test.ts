import { createMemoryRouter, createStaticHandler } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '#core/site/locales.ts';
import { PAGES } from '#core/site/pages.ts';
import { hrefFor } from '#core/site/urls.ts';
import type { AppContext } from './app/app-context.ts';
import type { PageHandle } from './app/navigation/load-page.ts';
import type { PageContext, PageLoader, PageModule } from './pages/page-module.ts';
import { createStore } from './state/store.ts';

const loader = vi.fn<PageLoader<unknown>>();
const Component = () => null;
const loadPageModule = vi.fn(async (): Promise<PageModule> => ({ Component, loader }));
vi.mock('./app/navigation/page-modules.ts', () => ({ loadPageModule: () => loadPageModule() }));
/** Asks the API for the posts of a page. */
const askPosts = vi.fn(async (_context: PageContext, search: URLSearchParams) => `page ${search.get('page') ?? 1}`);
vi.mock('./pages/load-posts.ts', () => ({
  requestPosts: (_store: unknown, context: PageContext, search: URLSearchParams) => ({
    answers: [],
    pageData: () => askPosts(context, search),
  }),
}));
const { createRoutes, findPageRoute } = await import('./routes.tsx');

const load = vi.fn<AppContext['i18n']['load']>();
const app: AppContext = { store: createStore(), i18n: { load, has: () => true, get: vi.fn() }, readIndex: vi.fn() };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ '/en/old': '/en/aboutus/company' })),
  );
  loader.mockReset().mockImplementation(({ page }) => `data of ${page.id}`);
  askPosts.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** What the router makes of an address, as for a prerendered document. */
type StaticHandlerContext = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

const query = (path: string) => createStaticHandler(createRoutes(app)).query(new Request(`http://localhost${path}`));

async function open(path: string) {
  const context = (await query(path)) as StaticHandlerContext;
  const { route, params } = context.matches.at(-1) as StaticHandlerContext['matches'][number];
  const { page, locale } = route.handle as PageHandle;
  return { page: page.id, locale, params, data: context.loaderData[route.id], errors: context.errors };
}

describe('the routes', () => {
  // All verdicts: core/site/guard.test.ts.
  it.each([
    ['/', '/en'],
    ['/ko/aboutus/ceo/?a=1', '/ko/aboutus/ceo?a=1'],
    ['/fr', '/errors/404'],
    ['/ko/link', '/en'],
    // An address that has moved, from a table of the server.
    ['/en/old?a=1', '/en/aboutus/company?a=1'],
  ])('redirect %s to %s', async (path, to) => {
    const response = (await query(path)) as Response;
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(loader).not.toHaveBeenCalled();
  });

  it.each([
    ['/en/nope', 'en'],
    ['/ko/public/newsroom/x-1/more', 'ko'],
    ['/ko/ABOUTUS/ceo', 'ko'],
    ['/foo/bar', 'en'],
    ['/KO/nope', 'en'],
    ['/ko/public/newsroom/UPPER', 'ko'],
  ])('lead %s to the 404 page in %s, with its words', async (path, locale) => {
    expect(await open(path)).toMatchObject({ locale, data: { errorPage: 'error404' }, errors: null });
    expect(load).toHaveBeenLastCalledWith(locale, ['meta']);
    expect(loader).not.toHaveBeenCalled();
  });
  it.each([
    ['/errors/404', 'en', 'error404'],
    ['/errors/500', 'en', 'error500'],
    ['/ko/errors/500', 'ko', 'error500'],
  ])('lead %s to the error page in %s', async (path, locale, page) => {
    expect(await open(path)).toMatchObject({ page, locale, data: { errorPage: page } });
  });

  const rows = PAGES.filter(({ redirected, status }) => !redirected && !status);
  it.each(LOCALES.flatMap((locale) => rows.map((row) => [locale, row.id, row] as const)))(
    'reach in %s the page %s',
    async (locale, id, row) => {
      const params = hrefFor(locale, id, { id: 'x-1' }).endsWith('/x-1') ? { id: 'x-1' } : {};
      const opened = await open(`${hrefFor(locale, id, params)}?page=3`);
      const hasPosts = row.posts !== undefined || row.teasers !== undefined;
      expect(opened).toMatchObject({ page: id, locale, params, data: hasPosts ? 'page 3' : `data of ${id}`, errors: null });
      expect((hasPosts ? askPosts : loader).mock.calls[0]?.[0]).toMatchObject({ page: { id }, locale, params });
    },
  );
});

describe('findPageRoute', () => {
  it('finds every route of createRoutes by its path', () => {
    const all = createRoutes(app)[0]?.children?.[0]?.children ?? [];
    const base = createRoutes(app, [])[0]?.children?.[0]?.children ?? [];
    const found = all.map(({ path = '' }) => findPageRoute(app, path.replace(':id', 'x-1').replace(/\/$/, ''))?.id);
    expect(found.filter(Boolean)).toEqual(all.map(({ id }) => id).filter((id) => !base.some((other) => other.id === id)));
  });
  it.each(['/en/nope', '/ko/public/newsroom/UPPER', '/aboutus/ceo', '/en/aboutus/ceo/', '/errors/404'])('finds none at %s', (path) => {
    expect(findPageRoute(app, path)).toBeUndefined();
  });
});

it('a loader that fails is the error page, at the address of its page', async () => {
  loader.mockRejectedValue(new TypeError('broken'));
  expect(await open('/en/aboutus/ceo')).toMatchObject({ page: 'ceo', data: { errorPage: 'error500' }, errors: null });
});

describe('new data', () => {
  const start = async (path: string) => {
    const router = createMemoryRouter(createRoutes(app), { initialEntries: [path] });
    await vi.waitUntil(() => router.state.initialized);
    askPosts.mockClear();
    return router;
  };

  it('is not asked for by a new hash, nor by the way back from it', async () => {
    const router = await start('/en/public/newsroom');
    await router.navigate('#search');
    await router.navigate('#privacy');
    await router.navigate('/en/public/newsroom');
    expect(router.state.location.hash).toBe('');
    expect(askPosts).not.toHaveBeenCalled();
  });
  it('is asked for by another query of a list', async () => {
    const router = await start('/en/public/newsroom');
    await router.navigate('?page=2');
    expect(askPosts).toHaveBeenCalledOnce();
    expect(router.state.loaderData['/en/public/newsroom']).toBe('page 2');
    await router.navigate('?page=2#search');
    expect(askPosts).toHaveBeenCalledOnce();
  });
  it('is asked for by another post', async () => {
    const router = await start('/en/public/newsroom/a');
    await router.navigate('/en/public/newsroom/b');
    expect(askPosts.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 'b' }]);
  });
  it('is asked for by a revalidation at the same address', async () => {
    const router = await start('/en/public/newsroom?page=2');
    router.revalidate();
    await vi.waitUntil(() => router.state.revalidation === 'idle');
    expect(askPosts).toHaveBeenCalledOnce();
  });
});
