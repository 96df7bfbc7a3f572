import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { readNamespace } from '../content/content-files.ts';
import { upgradeScript } from './upgrade-notice.ts';

/** A page of its own to run the script in; the library has no types here. */
async function openPage(lang: string) {
  const { JSDOM } = (await import('jsdom' as string)) as {
    JSDOM: new (html: string, options: object) => { window: Window & typeof globalThis };
  };
  return new JSDOM(`<html lang="${lang}"><head></head><body><h1>Page</h1></body></html>`, { runScripts: 'outside-only' }).window;
}

describe('the upgrade notice', () => {
  it('is plain old script, in letters that every encoding shares', () => {
    const script = upgradeScript();
    expect(() => parse(script, { ecmaVersion: 3 })).not.toThrow();
    expect(() => parse('var f = () => 1', { ecmaVersion: 3 })).toThrow();
    expect(script).toMatch(/^[\x20-\x7e\n]*$/);
  });
  it.each(['en', 'ko'] as const)('speaks the page\u2019s language: %s', async (locale) => {
    const words = readNamespace(locale, 'browser') as Record<string, string>;
    const window = await openPage(locale);
    window.eval(upgradeScript());
    window.eval(upgradeScript());
    const { document } = window;
    expect(document.querySelectorAll('#upgrade-notice')).toHaveLength(1);
    expect(document.querySelector('#upgrade-notice h2')?.textContent).toBe(words.title);
    expect(document.querySelector('#upgrade-notice p')?.textContent).toBe(words.body);
    expect(document.querySelector('#upgrade-notice a')?.textContent).toBe(words.button);
    document.querySelector<HTMLButtonElement>('#upgrade-notice button')?.click();
    expect(document.querySelector('#upgrade-notice')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('Page');
  });
});
