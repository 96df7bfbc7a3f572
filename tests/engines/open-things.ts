import { expect, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openApp, whereIs } from './look.ts';
import type { Visit } from './visit-site.ts';

export function openThings(visit: Visit, locale: Locale): void {
  const { ui } = wordsOf(locale, 'common');
  const { groups, items } = wordsOf(locale, 'menu');

  test('the mobile menu opens, shows a section, leads on and is closed again', async () => {
    const { visitor, base } = visit;
    await visitor.resize(500, 900);
    await openApp(visitor, base + hrefFor(locale, 'home'));
    const isOpen = () => visitor.run(() => document.querySelector('#menu')?.matches(':popover-open'));
    expect(await isOpen()).toBe(false);
    await visitor.click({ selector: 'header button', words: ui.menuOpen });
    await expect.poll(isOpen).toBe(true);
    await visitor.click({ selector: '#menu summary', words: ui.expandSection.replace('{title}', groups.services) });
    await visitor.click({ selector: '#menu a', words: items.quality });
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(locale, 'quality') });
    await expect.poll(isOpen).toBe(false);
    await visitor.resize(1440, 900);
  });

  test('a policy opens above the page, and Escape gives page and focus back', async () => {
    const { visitor, base } = visit;
    await openApp(visitor, base + hrefFor(locale, 'company'));
    const before = await whereIs(visitor);
    await visitor.click({ selector: 'footer a', words: items.privacy });
    await expect.poll(() => visitor.run(() => document.querySelector('dialog[open] h1, dialog[open] h2')?.textContent)).toBe(items.privacy);
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(locale, 'company', { hash: 'privacy' }) });
    await visitor.press('Escape');
    await expect.poll(() => whereIs(visitor)).toEqual(before);
    await expect
      .poll(() => visitor.run(() => [document.querySelector('dialog[open]') === null, document.activeElement?.textContent]))
      .toEqual([true, items.privacy]);
  });

  test('the search opens above the page, suggests while one types, and Enter leads to the results', async () => {
    const { visitor, base } = visit;
    const text = locale === 'en' ? 'Songdo' : '송도';
    await openApp(visitor, base + hrefFor(locale, 'company'));
    await visitor.click({ selector: 'header a', words: ui.search });
    await visitor.type({ selector: 'dialog[open] input' }, text);
    await expect.poll(() => visitor.run(() => document.querySelectorAll('dialog[open] [role="option"]').length)).toBeGreaterThan(2);
    await visitor.press('Enter');
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(locale, 'search', { query: { q: text } }) });
    await expect.poll(() => visitor.run(() => document.querySelectorAll('main mark').length)).toBeGreaterThan(3);
    await expect.poll(() => visitor.run(() => document.querySelector('dialog[open]') === null)).toBe(true);
  });
}
