import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageId } from '#core/site/pages.ts';
import { createI18nRegistry } from '#src/i18n/i18n-registry.ts';
import { NotFoundError, type PageContext, type PageLoader, usePage, usePageData, usePageNavigate } from '#src/pages/page-module.ts';
import { createStore } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.mock('site:inputs', () => ({
  default: {
    origin: 'https://www.example.com',
    apiBase: 'https://api.test',
    analytics: { tracker: 'own', vitalsSample: 1 },
    logoName: 'X',
  },
}));
vi.mock('./header.tsx', () => ({ Header: () => <header>header</header> }));
vi.mock('./footer.tsx', () => ({ Footer: () => <footer>footer</footer> }));
vi.mock('#src/features/language/offer-slot.tsx', () => ({ OfferSlot: () => <aside>OfferSlot</aside> }));
vi.mock('#src/features/consent/cookie-banner.tsx', () => ({ CookieBanner: () => <aside>CookieBanner</aside> }));
vi.mock('#src/features/connection/connection-notice.tsx', () => ({ ConnectionNotice: () => <aside>ConnectionNotice</aside> }));
vi.mock('#src/shared/dom/when-idle.ts', () => ({ whenIdle: (run: () => void) => run() }));
const sent = vi.fn(async (_message: { path: string; data: string[] }) => undefined);
vi.mock('#src/shared/dom/service-worker-messages.ts', () => ({ sendToServiceWorker: (message: never) => sent(message) }));

/** The pages that were rendered, and what their data wait for. */
const rendered: string[] = [];
let wait: Promise<unknown> | undefined;

/** Uses all that pages use of the router. */
function Component() {
  const { page, locale, params } = usePage();
  usePageData();
  usePageNavigate();
  useLocation();
  rendered.push(page.id);
  if (params.id === 'broken') throw new Error('this post cannot be shown');
  return <h1>{[page.id, locale, params.id].join(' ')}</h1>;
}
const loader: PageLoader<unknown> = async ({ params: { id } }) => {
  await wait;
  if (id === 'unknown') throw new NotFoundError('no post');
  if (id === 'lost') throw { status: 'FETCH_ERROR' };
  if (id === 'refused') throw { status: 500, data: {} };
  return id ? { meta: { title: `Post ${id}`, description: '' } } : null;
};
vi.mock('../navigation/page-modules.ts', () => ({ loadPageModule: async (_id: PageId) => ({ Component, loader }) }));
vi.mock('#src/pages/load-posts.ts', () => ({
  requestPosts: (_store: unknown, context: PageContext) => ({ answers: [], pageData: () => loader({ ...context, readIndex: vi.fn() }) }),
}));
const { createRoutes } = await import('#src/routes.tsx');

let app: AppContext;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

async function start(address: string): Promise<void> {
  app = { store: createStore(), i18n: createI18nRegistry(), readIndex: vi.fn() };
  router = createMemoryRouter(createRoutes(app), { initialEntries: [address] });
  // What a first page imports takes its time on a busy machine.
  await vi.waitUntil(() => router.state.initialized, { timeout: 30_000 });
  root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <HelmetProvider>
        <Provider store={app.store}>
          <RouterProvider router={router} useTransitions={false} />
        </Provider>
      </HelmetProvider>,
    ),
  );
}
const open = (address: string) => act(() => router.navigate(address));
const text = (selector: string) => document.querySelector(selector)?.textContent;
const frame = () => [text('header'), text('footer')];

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('the layout', () => {
  it('stays around one page after the other', async () => {
    await start('/en/aboutus/ceo');
    const header = document.querySelector('header');
    expect([text('main h1'), ...frame()]).toEqual(['ceo en ', 'header', 'footer']);
    expect(Array.from(document.querySelectorAll('aside'), (part) => part.textContent)).toEqual([
      'OfferSlot',
      'CookieBanner',
      'ConnectionNotice',
    ]);
    await open('/ko/public/newsroom/x-1');
    expect(text('main h1')).toBe('newsroomPost ko x-1');
    expect(document.querySelector('header')).toBe(header);
  });
  it.each(['refused', 'broken'])('has head, title and announcement of the error around a page that is %s (spec 8)', async (id) => {
    await start('/en/aboutus/ceo');
    await open('/en/public/newsroom/x-1');
    await open(`/en/public/newsroom/${id}`);
    await act(() => vi.dynamicImportSettled());
    const company = document.title.split(' - ')[1];
    expect([text('main h1'), document.title, text('[aria-live]')]).toEqual([
      'Service Error',
      `Service Error - ${company}`,
      'Service Error page',
    ]);
    expect([document.querySelector('link[rel=canonical]'), document.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([
      null,
      'noindex',
    ]);
    await open('/en/public/newsroom/x-1');
    expect([text('main h1'), document.title, text('[aria-live]')]).toEqual([
      'newsroomPost en x-1',
      `Post x-1 - ${company}`,
      'Post x-1 page',
    ]);
  });
  it('is titled and announced as a page that did not come, until it comes', async () => {
    await start('/ko/aboutus/ceo');
    await open('/ko/public/newsroom/lost');
    await act(() => vi.waitUntil(() => text('main h1') === '페이지를 불러오지 못했습니다'));
    await act(() => vi.dynamicImportSettled());
    expect([document.title.split(' - ')[0], text('[aria-live]')]).toEqual(['페이지를 불러오지 못했습니다', '페이지를 불러오지 못했습니다']);
    await open('/ko/public/newsroom/x-1');
    expect([document.title.split(' - ')[0], text('[aria-live]')]).toEqual(['Post x-1', expect.stringContaining('Post x-1')]);
  });
  it('shows the 404 page where a loader finds nothing, with the way home', async () => {
    await start('/en/public/newsroom/unknown');
    expect(text('main h1')).toBe('This page could not be found');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/en');
  });
});

describe('the page that is being left', () => {
  it('is not rendered again by the steps of a navigation', async () => {
    await start('/en/aboutus/ceo');
    rendered.length = 0;
    let finish = () => undefined as unknown;
    wait = new Promise((resolve) => {
      finish = () => resolve(undefined);
    });
    await act(async () => void router.navigate('/en/public/newsroom/x-1'));
    expect([router.state.navigation.state, rendered]).toEqual(['loading', []]);
    await act(async () => void finish());
    await act(() => vi.waitUntil(() => router.state.navigation.state === 'idle'));
    expect(rendered).toEqual(['newsroomPost']);
  });
});

describe('after a navigation', () => {
  it('to a part of the page or another query, the focus stays and nothing is announced', async () => {
    await start('/en/aboutus/ceo');
    await open('#part');
    await open('?page=2');
    expect([document.activeElement, text('[aria-live]'), sent.mock.calls.length]).toEqual([document.body, '', 1]);
  });
  it.each(['/errors/404', '/foo/bar'])('the store follows the words that are shown at %s', async (address) => {
    localStorage.setItem('site:locale', JSON.stringify({ value: 'ko', expire: 9e15 }));
    await start(address);
    await act(() => vi.dynamicImportSettled());
    expect([text('main h1'), app.store.getState().locale.locale]).toEqual(['페이지를 찾을 수 없습니다', 'ko']);
    await open('/en/aboutus/ceo');
    expect(app.store.getState().locale.locale).toBe('en');
    await open(address);
    await act(() => vi.dynamicImportSettled());
    expect([text('main h1'), app.store.getState().locale.locale]).toEqual(['This page could not be found', 'en']);
  });
});
