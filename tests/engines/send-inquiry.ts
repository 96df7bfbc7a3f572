import { expect, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openApp, whereIs } from './look.ts';
import type { Visit } from './visit-site.ts';

export function sendInquiry(visit: Visit, locale: Locale): void {
  const words = wordsOf(locale, 'contact');

  test('the contact page says where to write', async () => {
    const { visitor, base } = visit;
    await openApp(visitor, base + hrefFor(locale, 'contact'));
    expect((await whereIs(visitor)).h1).toBe(words.heading);
    expect(await visitor.run(() => document.querySelector('main a[href^="mailto:"]')?.textContent)).toContain('@');
  });
}
