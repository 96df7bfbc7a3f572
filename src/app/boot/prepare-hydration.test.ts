import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageId } from '#core/site/pages.ts';
import type { PageLoader, PageModule } from '#src/pages/page-module.ts';
import { createStore } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import type { DocumentState } from './prepare-hydration.ts';

const Component = () => null;
const loader = vi.fn<PageLoader<unknown>>();
vi.mock('#src/pages/load-posts.ts', () => ({ requestPosts: () => ({ answers: [], pageData: async () => 'new data' }) }));
const loadPageModule = vi.fn<(id: PageId) => Promise<PageModule>>();
vi.mock('../navigation/page-modules.ts', () => ({ loadPageModule: (id: PageId) => loadPageModule(id) }));
const { prepareHydration } = await import('./prepare-hydration.ts');

const load = vi.fn<AppContext['i18n']['load']>();
let app: AppContext;
beforeEach(() => {
  app = { store: createStore(), i18n: { load, has: () => true, get: vi.fn() }, readIndex: vi.fn() };
  loader.mockReset().mockReturnValue('new data');
  loadPageModule.mockReset().mockImplementation(async () => ({ Component, loader }));
  load.mockReset();
});

/** Prepares the document of a state at an address, and starts a router as the browser would. */
async function start(address: string, state: DocumentState | undefined) {
  history.replaceState(null, '', address);
  const { routes, hydrationData } = await prepareHydration(app, state);
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    ...(hydrationData && { hydrationData }),
  });
  return { router, isReady: router.state.initialized };
}
const ceo: DocumentState = { page: 'ceo', locale: 'ko', data: null };

describe('prepareHydration', () => {
  it('makes the first render ready: code, words, data and locale, without another request', async () => {
    const { router, isReady } = await start('/ko/public/public', { page: 'pr', locale: 'ko', data: { news: [] } });
    expect(isReady).toBe(true);
    expect(Object.values(router.state.loaderData)).toEqual([{ news: [] }]);
    expect(loadPageModule.mock.calls).toEqual([['pr']]);
    expect(load).toHaveBeenCalledWith('ko', ['pr']);
    expect(app.store.getState().locale.locale).toBe('ko');
    expect(loader).not.toHaveBeenCalled();
  });
  it('is ready for a page whose data is null', async () => {
    expect(await start('/ko/aboutus/ceo', ceo)).toMatchObject({ isReady: true });
    expect(loader).not.toHaveBeenCalled();
  });
  it.each(['/en/aboutus/company', '/en/public/newsroom/x-1', '/en/nope'])(
    'throws for the document of another page at %s',
    async (address) => {
      await expect(start(address, ceo)).rejects.toThrow("the document of 'ceo'");
    },
  );
  it('rejects where the page’s code does not come, and may be called again', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module');
    loadPageModule.mockRejectedValueOnce(missing);
    await expect(start('/ko/aboutus/ceo', ceo)).rejects.toThrow(missing);
    expect(await start('/ko/aboutus/ceo', ceo)).toMatchObject({ isReady: true });
  });
  it('rejects after the time limit where the page’s code hangs', async () => {
    vi.useFakeTimers();
    loadPageModule.mockReturnValue(new Promise<never>(() => undefined));
    const result = expect(start('/ko/aboutus/ceo', ceo)).rejects.toThrow('the page did not come in time');
    await vi.advanceTimersByTimeAsync(8000);
    await result;
    vi.useRealTimers();
  });
  it('leaves everything to the router in a document without a state', async () => {
    const { router, isReady } = await start('/ko/aboutus/ceo', undefined);
    expect(isReady).toBe(false);
    await vi.waitUntil(() => router.state.initialized);
    expect(Object.values(router.state.loaderData)).toEqual(['new data']);
  });
});

describe('an error page', () => {
  it.each([
    ['/ko/errors/404', 'error404'],
    ['/ko/nope', 'error404'],
    ['/ko/public/newsroom/unknown', 'error404'],
    ['/ko/aboutus/ceo', 'error500'],
  ] as const)('is ready for the first render at %s', async (address, page) => {
    const { router, isReady } = await start(address, { page, locale: 'ko', data: { errorPage: page } });
    expect(isReady).toBe(true);
    expect(Object.values(router.state.loaderData)).toEqual([{ errorPage: page }]);
    expect(load).toHaveBeenCalledWith('ko', []);
    expect(loader).not.toHaveBeenCalled();
  });
  it('leaves the way to a page of the same route', async () => {
    const { router } = await start('/ko/public/newsroom/unknown', { page: 'error404', locale: 'ko', data: { errorPage: 'error404' } });
    await router.navigate('/ko/public/newsroom/known');
    expect(Object.values(router.state.loaderData)).toEqual(['new data']);
    expect(loadPageModule).toHaveBeenCalledWith('newsroomPost');
  });
});
