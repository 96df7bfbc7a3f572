import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPLICA_HEADER } from '#core/offline/messages.ts';
import type { SearchAnswer } from '#core/search/answer.ts';
import common from '#locales/en/common.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import search from '#locales/en/search.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { settleAlert } from '#src/state/show-alert.ts';
import { connectionChanged, createStore, type Store } from '#src/state/store.ts';
import { mount, within } from '#tests/support/mount.tsx';
import { Results } from './results.tsx';
import { searchHref } from './search-api.ts';
import { Contents, completeSyllables, TYPING_PAUSE } from './search-contents.tsx';

vi.mock('site:inputs', () => ({ default: { apiBase: 'http://localhost' } }));

const hit = (href: string) => ({ group: 'pages' as const, href, title: ['', 'Songdo', ''], excerpt: ['at ', 'Songdo', ''] });
const answerTo = (q: string, total = 2): SearchAnswer => ({
  q,
  total,
  groups: total > 0 ? [{ group: 'pages', total, hits: [hit('/en/a'), hit('/en/b')] }] : [],
  page: 1,
  pageCount: 1,
});
const fetched = vi.fn<(address: string) => Response | Promise<Response>>();
const respond = (body: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const asked = () => fetched.mock.calls.map(([address]) => address.split('/api/v1')[1]);

const i18n = createI18n('en', { common, menu, messages, search });
let root: Root;
let store: Store;
let router: ReturnType<typeof createMemoryRouter>;
async function show(element: ReactNode) {
  store = createStore();
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/aboutus/ceo', '/en/aboutus/ceo#search'] });
  root = await mount(<RouterProvider router={router} />, { i18n, store });
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The typing pauses; then the store, which collects its notifications for a frame, tells of the answer. */
const pause = async () => {
  await wait(TYPING_PAUSE);
  await wait(20);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fetched.mockReset().mockImplementation((address) => respond(answerTo(new URL(address).searchParams.get('q') as string)));
  vi.stubGlobal('fetch', async (request: Request) => fetched(request.url));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  // jsdom gives up the focus with its next frame. If that stayed with the fake clock, no frame would ever come again.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const input = () => document.querySelector('input[name="q"]') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    input().value = text;
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })));
/** The browser is not left to send the form. */
const submit = () =>
  act(async () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    expect(document.querySelector('form')?.dispatchEvent(event)).toBe(false);
  });
const options = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.getAttribute('href'));
const address = () => router.state.location.pathname + router.state.location.search;

describe('the search above a page', () => {
  beforeEach(() => show(<Contents />));

  it.each(['', '   '])('alerts when %j is sent, and gives the focus back', async (text) => {
    await type(text);
    (document.querySelector('button[type="submit"]') as HTMLElement).focus();
    await submit();
    expect(store.getState().alert).toMatchObject({ is: true, message: search.empty });
    await act(async () => void store.dispatch(settleAlert(true)));
    expect([document.activeElement, address()]).toEqual([input(), '/en/aboutus/ceo']);
  });
  it.each(['x', '물', '  clean   room '])('searches %j: the results take its place in the history', async (text) => {
    await type(text);
    await submit();
    expect(address()).toBe(searchHref('en', { q: text.trim().replace(/\s+/g, ' ') }));
    await act(() => router.navigate(-1));
    expect([address(), router.state.location.hash]).toEqual(['/en/aboutus/ceo', '']);
  });
  it('suggests once the typing pauses, from the first character on', async () => {
    await type('S');
    await wait(TYPING_PAUSE - 1);
    await type('So');
    await wait(TYPING_PAUSE - 1);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['/search?locale=en&q=So']);
    await wait(40);
    expect(options()).toEqual(['/en/a', '/en/b', searchHref('en', { q: 'So' })]);
    await type('S');
    await pause();
    expect(asked()).toEqual(['/search?locale=en&q=So', '/search?locale=en&q=S']);
    await type('');
    expect(options()).toEqual([]);
  });
  it('drops an answer that comes after a later question, and shows nothing after a failure', async () => {
    let answerLate = (_response: Response) => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    );
    await type('first');
    await pause();
    await type('second');
    await pause();
    answerLate(respond(answerTo('first', 0)));
    await wait(40);
    expect(options().at(-1)).toBe(searchHref('en', { q: 'second' }));
    fetched.mockImplementationOnce(() => respond({}, { status: 500 }));
    await type('third');
    await pause();
    expect(options()).toEqual([]);
  });
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the keys of a syllable that is being put together alone: %j',
    async (composed) => {
      await type('Songdo');
      await pause();
      const suggested = options();
      expect(suggested.length).toBeGreaterThan(1);
      await press('ArrowDown', composed);
      await press('ArrowUp', composed);
      expect(input().getAttribute('aria-activedescendant')).toBeNull();
      await press('Escape', composed);
      await press('ArrowDown');
      await press('Enter', composed);
      expect([options(), address()]).toEqual([suggested, '/en/aboutus/ceo']);
    },
  );
  it('keys choose among the suggestions; Escape closes the list first', async () => {
    await type('Songdo');
    await pause();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await press(key);
    expect(document.querySelector('[aria-selected="true"]')?.getAttribute('href')).toBe(searchHref('en', { q: 'Songdo' }));
    await press('ArrowUp');
    expect(input().getAttribute('aria-activedescendant')).toBe(document.querySelector('[href="/en/b"]')?.id);
    await press('Escape');
    expect([options(), input().getAttribute('aria-expanded')]).toEqual([[], 'false']);
    await type('Songdo!');
    await pause();
    await press('ArrowDown');
    await press('Enter');
    expect(address()).toBe('/en/a');
  });
  it('has the answer to a suggested text ready for the page of results', async () => {
    await type('Songdo');
    await pause();
    await act(async () => router.navigate('/en/search?q=Songdo'));
    await act(async () => root.render(within(<Results locale="en" query={{ q: 'Songdo' }} />, { i18n, store })));
    expect([document.querySelectorAll('article').length, asked().length]).toEqual([2, 1]);
  });
});

describe('the results', () => {
  const status = () => document.querySelector('[role="status"]')?.textContent;
  it('stand in groups, and the search is remembered', async () => {
    await show(<Results locale="en" query={{ q: 'Songdo' }} />);
    await wait(1000);
    expect([document.querySelectorAll('article').length, status()]).toEqual([2, '2 results']);
    expect(JSON.parse(localStorage.getItem('site:searches') ?? '{}').value).toEqual({ en: ['Songdo'] });
  });
  it('say which words the best of them lacks', async () => {
    fetched.mockImplementation(() => respond({ ...answerTo('Songdo carbon ISO'), leftOut: ['carbon', 'ISO'] }));
    await show(<Results locale="en" query={{ q: 'Songdo carbon ISO' }} />);
    await wait(1000);
    expect(status()).toBe(`2 results${search.results.leftOut.replace('{words}', '“carbon” and “ISO”')}`);
  });
  it('of nothing lead on', async () => {
    fetched.mockImplementation(() => respond(answerTo('zz', 0)));
    await show(<Results locale="en" query={{ q: 'zz' }} />);
    await wait(1000);
    expect(status()).toContain(search.hint);
    expect([document.querySelectorAll('nav a').length, localStorage.length]).toEqual([4, 0]);
  });
  it('can be asked for again after a failure', async () => {
    fetched.mockImplementationOnce(() => respond({}, { status: 500 }));
    await show(<Results locale="en" query={{ q: 'Songdo' }} />);
    await wait(1000);
    expect(document.body.textContent).toContain(search.failed);
    await act(async () => document.querySelector('button')?.click());
    await wait(1000);
    expect(document.querySelectorAll('article').length).toBe(2);
  });
  it('of this device say so, and are asked for again once the network is back', async () => {
    fetched.mockImplementationOnce(() => respond({ ...answerTo('Songdo'), since: '2024-05-16' }, { headers: { [REPLICA_HEADER]: '1' } }));
    await show(<Results locale="en" query={{ q: 'Songdo' }} />);
    act(() => void store.dispatch(connectionChanged({ online: false })));
    await wait(1000);
    expect(status()).toContain(search.replica.device);
    expect(status()).toContain('May 16, 2024');
    await act(async () => void store.dispatch(connectionChanged({ online: true })));
    await wait(1000);
    expect(status()).toBe('2 results');
    expect(asked().length).toBe(2);
  });
});

it('a syllable that is still being put together is not asked for', () => {
  expect(['송ㄷ', '송도', 'ㅅ', ' a  b ', 'ADC ㅇ'].map(completeSyllables)).toEqual(['송', '송도', '', 'a b', 'ADC']);
});
