// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '#locales/en/saver.json';
import ko from '#locales/ko/saver.json';
import { isSaving } from '#src/lib/any/connection.ts';
import { readCache } from '#src/state/local-cache.ts';
import { chooseDataSaver, showDataSaver } from './data-saver.ts';

const postMessage = vi.fn();
const box = () => document.querySelector('#data-saver') as HTMLInputElement;
const note = () => document.querySelector('small')?.textContent;
const browserSays = (saveData: boolean) => Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });

/** What the page has written for the worker. */
const written = new Map<string, string>();
const cache = {
  put: async (key: string, response: Response) => written.set(key, await response.text()),
  delete: async (key: string) => written.delete(key),
};
const forWorker = () => written.get('/own-choice');

beforeEach(() => {
  written.clear();
  vi.stubGlobal('caches', { open: async (name: string) => name === 'site-v1-choice' && cache });
  postMessage.mockClear();
  localStorage.clear();
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.saver;
  const ready = Promise.resolve({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  document.body.innerHTML = '<p id="saver"><label><input id="data-saver" type="checkbox">Data saver<small></small></label></p>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the data saver switch', () => {
  it.each([
    [true, undefined, true, en.browser],
    [false, undefined, false, ''],
    [false, 'true', true, en.on],
    [true, 'false', false, en.off],
  ])('browser %s, own word %s: %s, "%s"', (saveData, own, checked, text) => {
    browserSays(saveData);
    if (own) document.documentElement.dataset.saver = own;
    showDataSaver();
    expect([box().checked, note()]).toEqual([checked, text]);
  });
  it("keeps a word against the browser's, says so in the page's language, and tells the worker", async () => {
    document.documentElement.lang = 'ko';
    browserSays(false);
    chooseDataSaver(true);
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'DATA_SAVER' }));
    expect(forWorker()).toBe('true');
    expect([readCache('dataSaver'), isSaving(), note()]).toEqual([true, true, ko.on]);
    // As the boot script reads it.
    expect(localStorage.getItem('site:dataSaver')).toMatch(/"value":true/);
  });
  it('leaves the word to the browser again when both say the same', async () => {
    browserSays(true);
    chooseDataSaver(false);
    expect([readCache('dataSaver'), isSaving(), note()]).toEqual([false, false, en.off]);
    chooseDataSaver(true);
    expect([localStorage.length, isSaving(), note()]).toEqual([0, true, en.browser]);
    await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
    expect(forWorker()).toBeUndefined();
  });
  it('counts for the page where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    chooseDataSaver(true);
    expect([isSaving(), localStorage.length]).toEqual([true, 0]);
  });
});
