import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { wordsOf } from '../support/words-of.ts';
import { openApp, whereIs } from './look.ts';
import type { Visit } from './visit-site.ts';

export function readPages(visit: Visit, locale: Locale): void {
  const { pages } = wordsOf(locale, 'meta');
  const { company } = wordsOf(locale, 'common');
  const expected = {
    home: { title: pages.home.title, h1: wordsOf(locale, 'home').hero[1].title },
    company: { title: `${pages.company.title} - ${company}`, h1: wordsOf(locale, 'aboutus').company.heading },
  };

  for (const page of ['home', 'company'] as const) {
    test(`${page} reads: language, title, headline, picture, and nothing sticks out`, async () => {
      const { visitor, base } = visit;
      await openApp(visitor, base + hrefFor(locale, page));
      const { title, h1 } = expected[page];
      expect(await whereIs(visitor)).toEqual({ path: hrefFor(locale, page), lang: locale, title, h1 });
      const picture = await visitor.run(async () => {
        const image = document.querySelector<HTMLImageElement>('main img') as HTMLImageElement;
        await image.decode();
        return { type: image.currentSrc.replace(/.*\./, ''), isWhole: image.complete && image.naturalWidth > 300 };
      });
      expect(picture).toEqual({ type: 'avif', isWhole: true });
      // An area of one color has an entropy of 0.
      const { entropy } = await sharp(await visitor.draw({ selector: 'main img' })).stats();
      expect(entropy).toBeGreaterThan(2);
      for (const width of [1440, 500]) {
        await visitor.resize(width, 900);
        await expect
          .poll(() => visitor.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
            message: `at ${width} px`,
          })
          .toBe(0);
      }
      await visitor.resize(1440, 900);
    });
  }
}
