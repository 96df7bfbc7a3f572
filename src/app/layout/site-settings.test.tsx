import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_SAVER_PREFERENCE } from '#core/offline/messages.ts';
import common from '#locales/en/common.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { chooseDataSaver } from '#src/shared/dom/data-saver.ts';
import { isDataSaverOn } from '#src/shared/isomorphic/connection.ts';
import { readCache } from '#src/state/local-cache.ts';
import { createStore, type Store } from '#src/state/store.ts';
import { DataSaverSwitch } from './site-settings.tsx';

let network: EventTarget & { saveData: boolean };
const { dataset } = document.documentElement;

/** What the page has written for the worker. */
const written = new Map<string, string>();
const cache = {
  put: async (key: string, response: Response) => written.set(key, await response.text()),
  delete: async (key: string) => written.delete(key),
};
const forWorker = () => written.get(DATA_SAVER_PREFERENCE.key);

beforeEach(() => {
  written.clear();
  vi.stubGlobal('caches', { open: async (name: string) => name === DATA_SAVER_PREFERENCE.cache && cache });
  localStorage.clear();
  delete dataset.saver;
  network = Object.assign(new EventTarget(), { saveData: false });
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('chooseDataSaver', () => {
  it("keeps a choice against the browser's and stores it for the worker", async () => {
    chooseDataSaver(true);
    await vi.waitFor(() => expect(forWorker()).toBe('true'));
    expect([readCache('dataSaver'), isDataSaverOn(), dataset.saver]).toEqual([true, true, 'true']);
    // As the boot script reads it.
    expect(localStorage.getItem('site:dataSaver')).toMatch(/"value":true/);
    chooseDataSaver(false);
    expect([localStorage.length, isDataSaverOn(), dataset.saver]).toEqual([0, false, undefined]);
  });
  it('leaves the choice to the browser again when both say the same', async () => {
    network.saveData = true;
    chooseDataSaver(false);
    expect([readCache('dataSaver'), isDataSaverOn(), dataset.saver]).toEqual([false, false, 'false']);
    chooseDataSaver(true);
    expect([localStorage.length, isDataSaverOn(), dataset.saver]).toEqual([0, true, 'browser']);
    await vi.waitFor(() => expect(forWorker()).toBeUndefined());
  });
  it('counts for the page where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    chooseDataSaver(true);
    expect([isDataSaverOn(), localStorage.length]).toEqual([true, 0]);
  });
});

describe('the data saver switch', () => {
  let root: Root;
  let store: Store;
  const show = () => {
    store = createStore();
    root = createRoot(document.body.appendChild(document.createElement('footer')));
    act(() =>
      root.render(
        <I18nextProvider i18n={createI18n('en', { common })}>
          <Provider store={store}>
            <DataSaverSwitch />
          </Provider>
        </I18nextProvider>,
      ),
    );
  };
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });
  const box = () => document.querySelector('#data-saver') as HTMLInputElement;
  const isOn = () => [box().checked, store.getState().connection.saveData];

  it.each([
    [true, undefined, true],
    [true, 'browser', true],
    [false, undefined, false],
    [false, 'true', true],
    [true, 'false', false],
  ])('browser %s, choice %s: %s', (saveData, choice, expected) => {
    network.saveData = saveData;
    if (choice) dataset.saver = choice;
    show();
    expect(isOn()).toEqual([expected, expected]);
  });
  it('switches it for the page, the store and the pages to come', () => {
    show();
    act(() => box().click());
    expect([...isOn(), dataset.saver, readCache('dataSaver')]).toEqual([true, true, 'true', true]);
    act(() => box().click());
    expect([...isOn(), dataset.saver, readCache('dataSaver')]).toEqual([false, false, undefined, undefined]);
  });
  it('follows the browser', () => {
    show();
    network.saveData = true;
    act(() => void network.dispatchEvent(new Event('change')));
    expect(isOn()).toEqual([true, true]);
  });
});
