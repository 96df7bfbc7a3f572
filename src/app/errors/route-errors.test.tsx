import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/site/locales.ts';
import { getPage } from '#core/site/pages.ts';
import en from '#locales/en/errors.json';
import enMessages from '#locales/en/messages.json';
import ko from '#locales/ko/errors.json';
import koMessages from '#locales/ko/messages.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { CurrentPage } from '#src/pages/page-module.ts';
import { writeCache } from '#src/shared/dom/local-cache.ts';
import { createStore } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';
import type { AppContext } from '../app-context.ts';
import { NavigationError } from '../navigation/with-time-limit.ts';
import { NestedRouteError, PageError } from './route-errors.tsx';

const instances = {
  en: createI18n('en', { common: {}, errors: en, messages: enMessages, meta: {} }),
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
const fetched = vi.fn<() => Promise<Response>>();
let layoutError: unknown;

function Layout({ locale, children }: { locale: Locale; children: ReactNode }) {
  if (layoutError) throw layoutError;
  return (
    <CurrentPage.Provider value={{ page: getPage('company'), locale, params: {} }}>
      <I18nextProvider i18n={instances[locale]}>
        <header>header</header>
        {children}
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
  Object.assign(location, { pathname: `/${locale}/aboutus/company` });
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
        element: (
          <Layout locale={locale}>
            <Outlet />
          </Layout>
        ),
        errorElement: <NestedRouteError app={app} />,
        children: [{ errorElement: <PageError />, children: [page] }],
      },
    ],
    { initialEntries: ['/en/aboutus/company'] },
  );
  root = await mount(<RouterProvider router={router} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

/** A worker answers the addresses of the site: with a document, or with its offline page. */
const control = () => Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loseNetwork();
};
const loseNetwork = () => fetched.mockRejectedValue(new TypeError('Failed to fetch'));
const regainNetwork = () => fetched.mockImplementation(async () => new Response(null, { headers: { 'content-type': 'text/plain' } }));

beforeEach(() => {
  layoutError = undefined;
  loaded = ['en', 'ko'];
  sessionStorage.clear();
  vi.stubGlobal('location', { reload: reload.mockReset(), pathname: '/en/aboutus/company' });
  vi.stubGlobal('fetch', fetched.mockReset());
  regainNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const heading = () => document.querySelector('h1')?.textContent;
const status = () => document.querySelector('[role=status]')?.textContent;
const header = () => document.querySelector('header')?.textContent;
const links = () => [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
const CHUNK_ERROR = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

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
    expect(document.body.textContent).toContain(en.error500.body);
    expect(links()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a page that did not come', () => {
  it.each([
    ['in time', new NavigationError('x')],
    ['because its data took too long', { status: 'TIMEOUT_ERROR', error: 'TimeoutError' }],
    ['because a captive portal answered', { status: 'PARSING_ERROR', originalStatus: 200, data: '<h1>Log in</h1>' }],
    ['because there was no network', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
    ['because the worker has not stored its data', { status: 503, data: { title: 'Offline' } }],
  ])('%s can be tried again', async (_name, error) => {
    await open(error);
    expect([header(), heading(), links()]).toEqual(['header', en.navigation.heading, []]);
    expect(reload).not.toHaveBeenCalled();
    loseNetwork();
    await act(async () => document.querySelector('button')?.click());
    expect([status(), reload.mock.calls.length]).toEqual([en.navigation.unanswered, 0]);
    regainNetwork();
    await act(async () => document.querySelector('button')?.click());
    expect([document.querySelector('button')?.textContent, reload.mock.calls.length]).toEqual(['Try Again', 1]);
  });
  it('is said while a reload takes its time', async () => {
    control();
    await open(new NavigationError('x'));
    expect([reload.mock.calls.length, heading()]).toEqual([1, undefined]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(heading()).toBe(en.navigation.heading);
  });
  it('can be tried again by the worker without the network', async () => {
    control();
    writeCache('reloaded', true, 60_000);
    loseNetwork();
    await open(new NavigationError('x'));
    expect(reload).not.toHaveBeenCalled();
    await act(async () => document.querySelector('button')?.click());
    expect(reload).toHaveBeenCalledOnce();
  });
  it.each([true, false])('is loaded by the worker, once (online: %s)', async (isOnline) => {
    control();
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
    expect(document.body.textContent).toContain(en.navigation.missing);
  });
  it.each([
    ['the browser knows', goOffline],
    ['the browser does not know', loseNetwork],
  ])('is not reloaded without the network, where no worker answers: %s', async (_name, lose) => {
    lose();
    await open(CHUNK_ERROR);
    expect([reload.mock.calls.length, heading()]).toEqual([0, en.navigation.heading]);
    expect(document.body.textContent).toContain(en.navigation.body);
  });
  it('reloads nothing once the visitor has gone elsewhere while the server is asked', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await open(CHUNK_ERROR);
    await act(async () => root.unmount());
    answer(new Response(null, { headers: { 'content-type': 'text/plain' } }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('a document that somebody else has changed', () => {
  const MISSING_NODE = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  it('is loaded once more, and the visitor can try again where that did not help', async () => {
    await open(MISSING_NODE, { inRendering: true });
    expect([reload.mock.calls.length, heading()]).toEqual([1, undefined]);
    await act(async () => root.unmount());
    await open(MISSING_NODE, { inRendering: true });
    expect([reload.mock.calls.length, heading()]).toEqual([1, en.navigation.heading]);
    expect(document.body.textContent).toContain(en.navigation.changed);
  });
  it('is loaded for each page that is not its own', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://x/en/aboutus/ceo' } as PerformanceEntry]);
    for (const loads of [1, 2]) {
      await open(MISSING_NODE, { inRendering: true });
      expect([reload.mock.calls.length, heading()]).toEqual([loads, undefined]);
      if (loads === 1) await act(async () => root.unmount());
    }
  });
  it('is loaded from the device without the network, and left alone where it would not come', async () => {
    loseNetwork();
    await open(MISSING_NODE, { inRendering: true });
    expect(reload).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    control();
    await open(MISSING_NODE, { inRendering: true });
    expect(reload).toHaveBeenCalledOnce();
  });
  it('around the page is loaded once more, and then the spec’s words stand there', async () => {
    layoutError = MISSING_NODE;
    await open(undefined);
    expect([reload.mock.calls.length, heading()]).toEqual([1, undefined]);
    await act(async () => root.unmount());
    await open(undefined);
    expect([reload.mock.calls.length, heading()]).toEqual([1, enMessages.msg.nestedError]);
  });
});

describe('an error of what stands around the page (spec 8)', () => {
  beforeEach(() => {
    layoutError = new Error('the layout fails too');
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
