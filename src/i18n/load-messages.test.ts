import { describe, expect, it } from 'vitest';
import { loadNamespaces, loadShellMessages } from './i18n-registry.ts';

describe('messages', () => {
  it('are those of the named files, in their language', async () => {
    const [en, ko] = [await loadNamespaces('en', ['home', 'offer']), await loadNamespaces('ko', ['home', 'offer'])];
    expect([Object.keys(en), Object.keys(ko)]).toEqual([
      ['home', 'offer'],
      ['home', 'offer'],
    ]);
    expect(ko.home).not.toEqual(en.home);
  });
  it('of the shell are in one module', async () => {
    expect(Object.keys(await loadShellMessages('ko'))).toEqual([
      ...['band', 'campus', 'common', 'errors', 'familySites', 'menu', 'messages', 'newsroom', 'notice'],
    ]);
  });
  it('are missing where there is no file', async () => {
    await expect(loadNamespaces('ko', ['nope'])).rejects.toThrow('locales/ko/nope.json is missing');
  });
});
