import { act } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#locales/en/common.json';
import connection from '#locales/en/connection.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { connectionChanged, createStore } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';
import { ageOf, ConnectionNotice } from './connection-notice.tsx';

const fetched = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;
let loader: LoaderFunction = () => null;
let store: ReturnType<typeof createStore>;
const answer = () => new Response(null, { headers: { 'content-type': 'text/plain' } });
const text = () => document.querySelector('[role="status"]')?.textContent;
const change = (payload: Parameters<typeof connectionChanged>[0]) => act(async () => void store.dispatch(connectionChanged(payload)));
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
  store = createStore();
  router = createMemoryRouter([{ path: '*', loader: (context) => loader(context), element: <ConnectionNotice /> }], {
    initialEntries: ['/first'],
    hydrationData: { loaderData: { 0: null } },
  });
  await mount(<RouterProvider router={router} />, { i18n: createI18n('en', { common, connection }), store });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ConnectionNotice', () => {
  it('says that the network is gone and how old the page is, and how old it gets', async () => {
    await change({ online: false, stored: { at: Date.now() - 5 * 60_000 } });
    expect(text()).toBe(`${common.ui.offline}Saved version from 5 minutes ago.`);
    await pass(60_000);
    expect(text()).toBe(`${common.ui.offline}Saved version from 6 minutes ago.`);
    await change({ stored: { at: Date.now() } });
    expect(text()).toBe(`${common.ui.offline}${connection.savedNow}`);
  });
  it('gives the age of a page whose data were stored, from when it is shown, and of no other', async () => {
    await change({ online: false });
    let finish: (data: null) => void = () => undefined;
    loader = () => new Promise<null>((resolve) => (finish = resolve));
    await act(async () => void router.navigate('/second'));
    await change({ stored: { at: Date.now() - 5 * 60_000 } });
    expect(text()).toBe(common.ui.offline);
    await act(async () => finish(null));
    expect(text()).toBe(`${common.ui.offline}Saved version from 5 minutes ago.`);
    loader = () => null;
    await act(() => router.navigate('/first'));
    expect(text()).toBe(common.ui.offline);
  });
  it('gives no age for a page from the network', async () => {
    await change({ online: false, stored: { at: 0 } });
    expect(text()).toBe(common.ui.offline);
  });
  it('finds out that the network is back, says so for four seconds, and again after the next outage', async () => {
    for (let outage = 0; outage < 2; outage += 1) {
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      await change({ online: false });
      fetched.mockResolvedValue(answer());
      await pass(15_000);
      expect([text(), store.getState().connection.online]).toEqual([common.ui.online, true]);
      await pass(4000);
      expect(text()).toBe('');
    }
  });
  it('says what the browser says of the network', async () => {
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(text()).toBe(common.ui.offline);
  });
});

const MINUTE = 60_000;
it.each([
  [0, undefined, undefined],
  [MINUTE - 1, undefined, undefined],
  [MINUTE, '1 minute ago', '1분 전'],
  [12 * MINUTE + 59_000, '12 minutes ago', '12분 전'],
  [60 * MINUTE, '1 hour ago', '1시간 전'],
  [24 * 60 * MINUTE - 1, '23 hours ago', '23시간 전'],
  [9 * 24 * 60 * MINUTE, '9 days ago', '9일 전'],
  // A clock that was set back.
  [-5 * MINUTE, undefined, undefined],
])('an age of %i ms is said as %s, %s', (age, en, ko) => {
  const now = Date.UTC(2026, 10, 21);
  expect([ageOf(now - age, now, 'en'), ageOf(now - age, now, 'ko')]).toEqual([en, ko]);
});
