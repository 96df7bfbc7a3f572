import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import words from '#locales/ko/install.json';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { readCache, writeCache } from '#src/state/local-cache.ts';
import { createStore } from '#src/state/store.ts';
import { InstallOffer } from './install-offer.tsx';

const moment = vi.hoisted(() => ({ isFitting: true }));
vi.mock('./can-show-install.ts', () => ({ canShowInstall: () => moment.isFitting }));
vi.mock('./install.css?url', () => ({ default: '/install.css' }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const prompt = vi.fn();
beforeEach(() => {
  moment.isFitting = true;
  prompt.mockClear();
  localStorage.clear();
  // The second visit.
  writeCache('visits', { count: 1, at: 0 }, 1e6);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'installOffer');
  Reflect.deleteProperty(navigator, 'standalone');
  document.body.replaceChildren();
});
async function show() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createI18n('ko', { install: words })}>
        <Provider store={createStore()}>
          <InstallOffer />
        </Provider>
      </I18nextProvider>,
    ),
  );
}
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
  expect(readCache('install', Date.now() + 30 * 86_400_000 + 1000)).toBeUndefined();
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
  moment.isFitting = false;
  Object.assign(navigator, { standalone: false });
  await show();
  expect(notice()?.textContent).toBe('');
  for (const isFitting of [true, false, true]) {
    moment.isFitting = isFitting;
    act(() => void vi.advanceTimersByTime(1000));
    expect(notice()?.textContent !== '').toBe(isFitting);
  }
});
it.each([
  ['on the first visit', () => localStorage.removeItem('site:visits')],
  ['after an answer', () => writeCache('install', 'later', 1e6)],
])('offers nothing %s', async (_case, arrange) => {
  arrange();
  await show();
  const event = eventOf('accepted');
  await fire(event);
  expect([notice(), event.defaultPrevented]).toEqual([null, false]);
});
