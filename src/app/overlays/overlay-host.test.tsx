import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, createPath, RouterProvider, useMatches } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, type PageId } from '#core/site/pages.ts';
import words from '#locales/en/errors.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { CurrentPage } from '#src/pages/page-module.ts';
import { createStore } from '#src/state/store.ts';
import type { OverlayContentsProps, OverlayModule } from '#src/ui/feedback/overlay-module.ts';
import { mount } from '#tests/support/mount.tsx';
import type { AppContext } from '../app-context.ts';
import { OverlayHost, type OverlayState } from './overlay-host.tsx';

vi.mock('#src/pages/utility/privacy-page.tsx', () => ({
  look: 'sheet',
  useHeading: () => 'Privacy Policy',
  Contents: () => <p data-anchor="retention">retention</p>,
}));
vi.mock(
  '#src/pages/about/leadership-page.tsx',
  (): OverlayModule => ({
    look: 'plain',
    useHeading: (id) => (id === 'unknown' ? undefined : id),
    Contents: ({ argument, close }: OverlayContentsProps) => (
      <button type="button" data-own="" onClick={close}>
        {argument}
      </button>
    ),
  }),
);

const load = vi.fn<AppContext['i18n']['load']>();
const app: AppContext = { store: createStore(), i18n: { load, has: () => true, get: vi.fn() }, readIndex: vi.fn() };
const i18n = createI18n('en', { common: { ui: { close: 'Close' } }, errors: words });
const PROBED = new Response(null, { headers: { 'content-type': 'text/plain' } });

function Page() {
  const page = useMatches().at(-1)?.handle as PageId;
  return (
    <CurrentPage.Provider value={{ page: getPage(page), locale: 'en', params: {} }}>
      <I18nextProvider i18n={i18n}>
        <h1>{page}</h1>
        <OverlayHost app={app} />
      </I18nextProvider>
    </CurrentPage.Provider>
  );
}

let router: ReturnType<typeof createMemoryRouter>;

/** Starts at the last of the addresses, the others before it in the history. */
async function start(...entries: (string | { pathname: string; search?: string; hash: string; state?: OverlayState })[]) {
  router = createMemoryRouter(
    [
      { path: '/en/privacy', handle: 'privacy', element: <Page /> },
      { path: '/en/aboutus/leadership', handle: 'leadership', element: <Page /> },
      { path: '*', handle: 'company', element: <Page /> },
    ],
    { initialEntries: entries },
  );
  const showAddress = ({ location }: Pick<typeof router.state, 'location'>) => history.replaceState(null, '', createPath(location));
  showAddress(router.state);
  router.subscribe(showAddress);
  await mount(<RouterProvider router={router} />);
  await settle();
}
/** Dynamic imports and what follows them. */
const settle = () => act(() => vi.dynamicImportSettled());
const dialog = () => document.querySelector('dialog');
const title = () => document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent;
const path = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
const opened = { pathname: '/en/company', search: '?a=1', hash: '#privacy', state: { isOpenedHere: true } };

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset();
  // jsdom has no modal dialogs, no layout and no CSS.escape.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

describe('an overlay', () => {
  it('is shown with what its hash says, and not for what it does not know', async () => {
    await start('/en/aboutus/leadership#leader-kim');
    expect(dialog()?.textContent).toContain('kim');
    await act(() => router.navigate('#leader-lee'));
    expect(dialog()?.textContent).toContain('lee');
    await act(() => router.navigate('#leader-unknown'));
    expect(dialog()).toBeNull();
  });
  it('says so when its words cannot be loaded, and is loaded anew when it is opened again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await start('/en/company#privacy');
    expect([dialog()?.open, title(), document.querySelector('h1')?.textContent]).toEqual([true, words.navigation.heading, 'company']);
    await press('dialog button');
    expect([dialog(), path()]).toEqual([null, '/en/company']);
    await act(() => router.navigate('#privacy'));
    await settle();
    expect(title()).toBe('Privacy Policy');
  });
  it('says so after 8 s when its words hang', async () => {
    vi.useFakeTimers();
    load.mockImplementation(() => new Promise(() => undefined));
    await start('/en/company#privacy');
    await act(() => vi.advanceTimersByTimeAsync(7999));
    expect(dialog()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(title()).toBe(words.navigation.heading);
    vi.useRealTimers();
  });
  it.each([
    ['reloads the page with it once after a deploy', async () => PROBED, 1, undefined],
    ['says so where the chunk is missing for want of a network', () => Promise.reject(new TypeError('x')), 0, words.navigation.heading],
  ])('%s (spec 4)', async (_name, answer, reloads, said) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    await start('/en/company#privacy');
    await settle();
    expect([reload.mock.calls.length, title()]).toEqual([reloads, said]);
    vi.unstubAllGlobals();
  });
  it('shows the part of its text that the link names', async () => {
    await start({ pathname: '/en/company', hash: '#privacy', state: { isOpenedHere: true, anchor: 'retention' } });
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.querySelector('[data-anchor="retention"]')]);
  });
});

describe('closing an overlay', () => {
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const ways = [
    ['its button', () => click('dialog button')],
    ['Escape', () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => click('dialog')],
  ] as const;
  it.each(ways)('by %s goes back once, however often it is asked for', async (_name, close) => {
    await start('/en/before', { pathname: '/en/company', search: '?a=1', hash: '' }, opened);
    for (const _opening of ['first', 'again']) {
      await act(async () => {
        close();
        // The browser goes back later than it is asked to.
        history.replaceState(null, '', '/en/company?a=1#privacy');
        close();
      });
      expect([dialog(), path()]).toEqual([null, '/en/company?a=1']);
      await act(() => router.navigate(1));
      expect(dialog()?.open).toBe(true);
    }
  });
  it('goes no further back than the visitor’s own step back, which is under way', async () => {
    await start('/en/before', '/en/company', opened);
    await act(async () => {
      history.replaceState(null, '', '/en/company');
      click('dialog button');
    });
    expect(path()).toBe('/en/company?a=1#privacy');
  });
  it('by a click within it does nothing', async () => {
    await start('/en/company', opened);
    await press('[data-anchor]');
    expect(path()).toBe('/en/company?a=1#privacy');
  });
  it('replaces the address that the visitor came with', async () => {
    await start('/en/before', '/en/company?a=1#privacy');
    await press('dialog button');
    expect([dialog(), path(), router.state.historyAction]).toEqual([null, '/en/company?a=1', 'REPLACE']);
    await act(() => router.navigate(-1));
    expect(path()).toBe('/en/before');
  });
  it('is the contents’ own matter too', async () => {
    await start('/en/aboutus/leadership#leader-kim');
    await press('[data-own]');
    expect([dialog(), path()]).toEqual([null, '/en/aboutus/leadership']);
  });
});
