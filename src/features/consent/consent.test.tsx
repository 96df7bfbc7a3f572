import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#core/site/constants.ts';
import common from '#locales/en/common.json';
import cookies from '#locales/en/cookies.json';
import menu from '#locales/en/menu.json';
import messages from '#locales/en/messages.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { writeCache } from '#src/shared/dom/local-cache.ts';
import { createStore } from '#src/state/store.ts';
import { hydrate, mount } from '#tests/support/mount.tsx';
import { ConsentChoice } from './consent-choice.tsx';
import { CookieBanner, readConsent } from './cookie-banner.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const i18n = createI18n('en', { common, cookies, menu, messages });
const page = (
  <>
    <CookieBanner locale="en" />
    <main>
      <ConsentChoice />
    </main>
  </>
);
async function show() {
  const store = createStore();
  await mount(page, { i18n, store });
  return store;
}
const status = () => document.querySelector('main [role="status"]')?.textContent;
const buttons = () => [...document.querySelectorAll('main button')].map((button) => button.textContent);
const press = (parent: string, name: string) =>
  act(() => [...document.querySelectorAll<HTMLElement>(`${parent} button`)].find((button) => button.textContent === name)?.click());
const { choice } = cookies;
const { cookie } = messages;

/** The style sheet shows the banner while the root element says that it is open. */
const isHidden = () => document.documentElement.dataset.consent === undefined;

describe('the cookie consent', () => {
  it('is asked for once the app has read that there is none', async () => {
    expect(isHidden()).toBe(true);
    await hydrate(page, { i18n, store: createStore() });
    expect(isHidden()).toBe(false);
    expect([status(), buttons()]).toEqual([choice.none, [cookie.reject, cookie.accept]]);
  });
  it.each([
    [cookie.accept, 'accepted'],
    [cookie.reject, 'rejected'],
  ] as const)("the banner's %s stores '%s', and the page says so without taking the focus", async (name, value) => {
    const store = await show();
    press('section', name);
    expect([readConsent(), store.getState().consent.choice, isHidden()]).toEqual([value, value, true]);
    expect([status(), document.activeElement]).toEqual([choice[value], document.body]);
  });
  it('is changed on the page at any time, by two buttons that name what they do', async () => {
    const store = await show();
    for (const [name, value] of [
      [cookie.accept, 'accepted'],
      [cookie.accept, 'accepted'],
      [cookie.reject, 'rejected'],
      [cookie.accept, 'accepted'],
    ] as const) {
      press('main', name);
      expect([status(), readConsent(), store.getState().consent.choice]).toEqual([choice[value], value, value]);
      expect(buttons()).toEqual([cookie.reject, cookie.accept]);
    }
  });
  it('counts as none where it would hold for longer than half a year, as one from a clock that was ahead does', () => {
    writeCache('consent', 'accepted', 181 * DAY_MS);
    expect(readConsent()).toBeNull();
  });
  it('is asked for again after 180 days', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
    await show();
    press('section', cookie.accept);
    vi.setSystemTime(Date.now() + 180 * DAY_MS - 1);
    expect(readConsent()).toBe('accepted');
    vi.setSystemTime(Date.now() + 1);
    expect(readConsent()).toBeNull();
  });
  it('counts Global Privacy Control as rejected, whatever was stored', () => {
    writeCache('consent', 'accepted', DAY_MS);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(readConsent()).toBe('rejected');
  });
  it.each(['yes', true, null, { choice: 'accepted' }])('takes %j for no choice', (value) => {
    writeCache('consent', value, DAY_MS);
    expect(readConsent()).toBeNull();
  });
});
