// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/site/locales.ts';
import { getPage } from '#core/site/pages.ts';
import en from '#locales/en/errors.json';
import enMessages from '#locales/en/messages.json';
import enMeta from '#locales/en/meta.json';
import ko from '#locales/ko/errors.json';
import koMessages from '#locales/ko/messages.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { CurrentPage } from '#src/pages/page-module.ts';
import { createStore } from '#src/state/store.ts';
import type { AppContext } from '../app-context.ts';
import { NavigationError } from '../navigation/with-time-limit.ts';
import { NestedError, PageError } from './route-errors.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const instances = {
  en: createI18n('en', { common: {}, errors: en, messages: enMessages, meta: enMeta }),
  ko: createI18n('ko', { common: {}, errors: ko, messages: koMessages, meta: {} }),
};
/** Languages whose words have come. */
let loaded: Locale[] = ['en', 'ko'];
const app: AppContext = {
  store: createStore(),
  i18n: { load: async (locale) => instances[locale], has: (locale) => loaded.includes(locale), get: (locale) => instances[locale] },
  readIndex: vi.fn(),
};
const reload = vi.fn();
let isLayoutBroken = false;

function Layout({ locale }: { locale: Locale }) {
  if (isLayoutBroken) throw new Error('the layout fails too');
  return (
    <CurrentPage.Provider value={{ page: getPage('company'), locale, params: {} }}>
      <I18nextProvider i18n={instances[locale]}>
        <header>header</header>
        <Outlet />
      </I18nextProvider>
    </CurrentPage.Provider>
  );
}
function Page({ thrown }: { thrown?: { error: unknown } }) {
  if (thrown) throw thrown.error;
  return <p>page</p>;
}
let root: Root;

/** Opens a page whose loader or rendering throws the error. */
async function open(error: unknown, { inRendering = false, locale = 'en' as Locale } = {}): Promise<void> {
  const loader = () => {
    if (!inRendering && error !== undefined) throw error;
    return null;
  };
  const page = {
    path: '/en/aboutus/company',
    handle: { page: getPage('company'), locale },
    loader,
    element: <Page {...(inRendering && { thrown: { error } })} />,
  };
  const router = createMemoryRouter(
    [
      {
        element: <Layout locale={locale} />,
        errorElement: <NestedError app={app} />,
        children: [{ errorElement: <PageError />, children: [page] }],
      },
    ],
    { initialEntries: ['/en/aboutus/company'] },
  );
  // React reports what a boundary has caught.
  root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => undefined });
  await act(async () => root.render(<RouterProvider future={{ v7_startTransition: true }} router={router} />));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

/** The worker controls the page, and its cache has documents of these paths. */
function storeDocuments(...paths: string[]): void {
  const urls = paths.map((path) => `http://localhost${path}`);
  const cache = {
    keys: async () => urls.map((url) => ({ url })),
    match: async (path: string) => (paths.includes(path) ? new Response() : undefined),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
}
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => {
  isLayoutBroken = false;
  loaded = ['en', 'ko'];
  sessionStorage.clear();
  vi.stubGlobal('location', { reload: reload.mockReset() });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const heading = () => document.querySelector('h1')?.textContent;
const header = () => document.querySelector('header')?.textContent;
const links = () => [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
const CHUNK_ERROR = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

it('nothing is said of a page without an error', async () => {
  await open(undefined);
  expect([header(), document.querySelector('p')?.textContent, heading()]).toEqual(['header', 'page', undefined]);
});

describe('an error without a status (spec 8)', () => {
  it.each([
    ['in rendering', new Error('x'), true],
    ['of the data', new Error('x'), false],
    ['of the server', { status: 500, data: {} }, false],
    ['that is no error', 'x', false],
    ['that is nothing', null, true],
  ])('%s is the service error, below the header', async (_name, error, inRendering) => {
    await open(error, { inRendering });
    expect([header(), heading()]).toEqual(['header', 'Service Error']);
    expect(document.body.textContent).toContain('Please try again later or contact the administrator.');
    expect(links()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page that did not come', () => {
  it.each([
    ['in time', new NavigationError('x')],
    ['because there was no network', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['because the worker has not stored its data', { status: 503, data: { title: 'Offline' } }],
  ])('%s can be tried again, and says what can be read', async (_name, error) => {
    storeDocuments('/en/public/newsroom', '/en', '/en/public/newsroom/x-1', '/ko/aboutus/ceo', '/en/nope', '/en');
    await open(error);
    expect([header(), heading(), document.querySelector('h2')?.textContent]).toEqual([
      'header',
      en.navigation.heading,
      en.navigation.readable,
    ]);
    // Without posts, other languages and what is no page; in the order of the page table.
    expect(links()).toEqual([
      ['/en', enMeta.pages.home.title],
      ['/en/public/newsroom', enMeta.pages.newsroom.title],
    ]);
    expect(reload).not.toHaveBeenCalled();
    await act(async () => document.querySelector('button')?.click());
    expect([document.querySelector('button')?.textContent, reload.mock.calls.length]).toEqual(['Try Again', 1]);
  });
  it('lists nothing where nothing is stored', async () => {
    await open(new NavigationError('x'));
    expect([heading(), document.querySelector('nav'), links()]).toEqual([en.navigation.heading, null, []]);
  });
  it.each([true, false])('is loaded from its stored document, once (online: %s)', async (isOnline) => {
    storeDocuments('/en/aboutus/company');
    if (!isOnline) goOffline();
    await open(new NavigationError('x'));
    expect([reload.mock.calls.length, heading()]).toEqual([1, undefined]);
    await act(async () => root.unmount());
    await open(new NavigationError('x'));
    expect([reload.mock.calls.length, heading()]).toEqual([1, en.navigation.heading]);
  });
  it('is reloaded once after a deploy, for its new code (spec 4)', async () => {
    await open(CHUNK_ERROR);
    expect([reload.mock.calls.length, heading()]).toEqual([1, undefined]);
    await act(async () => root.unmount());
    await open(CHUNK_ERROR);
    expect([reload.mock.calls.length, heading()]).toEqual([1, en.navigation.heading]);
  });
  it('is not reloaded without the network, where nothing is stored', async () => {
    goOffline();
    await open(CHUNK_ERROR);
    expect([reload.mock.calls.length, heading()]).toEqual([0, en.navigation.heading]);
  });
  it('says so also where the stored pages cannot be listed', async () => {
    storeDocuments('/en');
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
    await open(new NavigationError('x'));
    expect([heading(), links()]).toEqual([en.navigation.heading, []]);
  });
});

describe('an error of what stands around the page (spec 8)', () => {
  beforeEach(() => {
    isLayoutBroken = true;
  });
  it('leaves the spec’s words and the way home', async () => {
    await open(undefined);
    expect([header(), heading()]).toEqual([undefined, 'An error occurred while showing the error page']);
    expect(links()).toEqual([['/en', 'Go back to home']]);
  });
  it('is said in the language of the page, or in one that has been loaded', async () => {
    await open(undefined, { locale: 'ko' });
    expect([heading(), links()]).toEqual([koMessages.msg.nestedError, [['/ko', koMessages.msg.goHome]]]);
    await act(async () => root.unmount());
    loaded = ['en'];
    await open(undefined, { locale: 'ko' });
    expect([heading(), links()]).toEqual([enMessages.msg.nestedError, [['/en', enMessages.msg.goHome]]]);
    await act(async () => root.unmount());
    loaded = ['ko'];
    await open(undefined, { locale: 'en' });
    expect(links()).toEqual([['/ko', koMessages.msg.goHome]]);
  });
});
