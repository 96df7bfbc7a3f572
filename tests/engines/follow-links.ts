import { expect, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openApp, whereIs } from './look.ts';
import type { Visit } from './visit-site.ts';

/** Set on the page's window: a load would lose it. */
interface Marked extends Window {
  mark?: number;
}

export function followLinks(visit: Visit, locale: Locale): void {
  const { groups } = wordsOf(locale, 'menu');
  const { pages } = wordsOf(locale, 'meta');
  const { company: name } = wordsOf(locale, 'common');
  const company = { path: hrefFor(locale, 'company'), lang: locale, title: `${pages.company.title} - ${name}`, h1: headline(locale) };

  test('the menu leads to a page without a load, and back leads to where the visitor was', async () => {
    const { visitor, base } = visit;
    await openApp(visitor, base + hrefFor(locale, 'home'));
    await visitor.run(() => {
      (window as Marked).mark = 1;
      scrollTo({ top: 300, behavior: 'instant' });
    });
    // From here on the menu stays in view; a click would scroll to it otherwise.
    await expect.poll(() => visitor.run(() => document.querySelector('header')?.hasAttribute('data-stuck'))).toBe(true);
    await visitor.click({ selector: '#menu a', words: groups.about });
    await expect.poll(() => whereIs(visitor)).toEqual(company);
    await expect.poll(() => visitor.run(() => [(window as Marked).mark, scrollY, document.activeElement?.id])).toEqual([1, 0, 'main']);
    await visitor.back();
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(locale, 'home'), title: pages.home.title });
    await expect.poll(() => visitor.run(() => [(window as Marked).mark, scrollY])).toEqual([1, 300]);
  });

  test('the language switch keeps the page and loads nothing anew', async () => {
    const { visitor, base } = visit;
    const other = locale === 'en' ? 'ko' : 'en';
    await openApp(visitor, base + company.path);
    await visitor.run(() => {
      (window as Marked).mark = 1;
    });
    await visitor.click({ selector: `header a[hreflang="${other}"]` });
    await expect.poll(() => whereIs(visitor)).toMatchObject({ path: hrefFor(other, 'company'), lang: other, h1: headline(other) });
    expect(await visitor.run(() => (window as Marked).mark)).toBe(1);
  });
}

function headline(locale: Locale): string {
  return wordsOf(locale, 'aboutus').company.heading;
}
