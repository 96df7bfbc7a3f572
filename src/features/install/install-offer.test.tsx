import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '#locales/ko/install.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { alertShown, connectionChanged, consentSet, createStore, languageOfferShown, type Store } from '#src/state/store.ts';
import { mount } from '#tests/support/mount.tsx';
import { canShowInstall, InstallOffer } from './install-offer.tsx';

vi.mock('#src/ui/feedback/notice-actions.css?url', () => ({ default: '/notice.css' }));

let store: Store;
// jsdom has no popovers.
const select = document.querySelector.bind(document);
const prompt = vi.fn();
beforeEach(() => {
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => select(selector.replace(':popover-open', '.popover-open')));
  history.replaceState(null, '', '/en/aboutus/ceo');
  store = createStore();
  store.dispatch(consentSet('rejected'));
  prompt.mockClear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'installOffer');
  Reflect.deleteProperty(navigator, 'standalone');
});
const show = () => mount(<InstallOffer />, { i18n: createI18n('ko', { install: words }), store });
const eventOf = (outcome: string) =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice: Promise.resolve({ outcome }) });
const fire = (event: Event) => act(async () => void dispatchEvent(event));
const notice = () => document.querySelector('[role="status"]');
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click());

it("holds the browser's offer back and leads to its dialog; a refusal holds for 30 days", async () => {
  await show();
  expect(notice()).toBeNull();
  const event = eventOf('dismissed');
  await fire(event);
  expect([event.defaultPrevented, notice()?.getAttribute('aria-label')]).toEqual([true, words.label]);
  expect(notice()?.textContent).toContain(words.text);
  await press(words.install);
  expect([prompt.mock.calls.length, notice(), readCache('install')]).toEqual([1, null, 'later']);
  expect(readCache('install', { now: Date.now() + 30 * 86_400_000 + 1000 })).toBeUndefined();
});
it('takes up what the boot script has held back, and is gone once the site is installed', async () => {
  Object.assign(window, { installOffer: eventOf('accepted') });
  await show();
  expect(notice()?.textContent).toContain(words.text);
  await fire(new Event('appinstalled'));
  expect([notice(), readCache('install')]).toEqual([null, 'installed']);
});
it('says how on iOS; "not now" is an answer', async () => {
  Object.assign(navigator, { standalone: false });
  await show();
  expect(notice()?.textContent).toContain(words.steps);
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual([words.later]);
  await press(words.later);
  expect([notice(), readCache('install')]).toEqual([null, 'later']);
});
it('waits for a fitting moment, and makes way for what comes later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  store.dispatch(languageOfferShown(true));
  Object.assign(navigator, { standalone: false });
  await show();
  expect(notice()?.textContent).toBe('');
  for (const isFitting of [true, false, true]) {
    store.dispatch(languageOfferShown(!isFitting));
    act(() => void vi.advanceTimersByTime(1000));
    expect(notice()?.textContent !== '').toBe(isFitting);
  }
});
it('offers nothing after an answer', async () => {
  writeCache('install', 'later', 1e6);
  await show();
  const event = eventOf('accepted');
  await fire(event);
  expect([notice(), event.defaultPrevented]).toEqual([null, false]);
});

describe('canShowInstall', () => {
  const put = (html: string) => {
    document.body.innerHTML = html;
  };
  beforeEach(() => put('<main><dialog></dialog><input></main>'));
  it('is true on a page where nothing else is going on', () => expect(canShowInstall(store.getState())).toBe(true));
  it.each(['/ko/contactUs', '/en/contactUs/sent', '/errors/404', '/en/nope', '/en/errors/500'])('is false on %s', (path) => {
    history.replaceState(null, '', path);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it.each(['<dialog open></dialog>', '<div class="popover-open"></div>'])('is false beside %s', (html) => {
    put(html);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it('is false while something is written', () => {
    document.querySelector('input')?.focus();
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it.each([
    connectionChanged({ online: false }),
    connectionChanged({ updatesWaiting: 1 }),
    alertShown({ message: 'x', type: 'btn-confirm' }),
    consentSet(null),
    languageOfferShown(true),
  ])('is false after $type $payload', (action) => {
    store.dispatch(action);
    expect(canShowInstall(store.getState())).toBe(false);
  });
  it('is false in a tab that nobody looks at', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(canShowInstall(store.getState())).toBe(false);
  });
});
