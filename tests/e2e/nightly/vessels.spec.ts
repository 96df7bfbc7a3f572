import type { PageId } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

const WIDTHS = [320, 390, 768, 1024, 1440];
/** What the rounded corners of a vessel leave out of its box (src/ui/media/vessels.tsx). */
const CORNERS = 0.031;
/** Litres of one vessel of each drawing, in the order of the page. A scale bar is as large as a thousand. */
const PAGES: [PageId, number[]][] = [
  ['home', [5000, 15_000]],
  ['syracuse', [5000]],
  ['songdo', [15_000, 3000, 2000]],
  ['adc', [1000]],
];

test('on every page and at every width, a litre of a vessel has the same area', async ({ page, base }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  /** Square pixels of a thousand litres, by width. */
  const areas = new Map<number, number[]>();
  for (const [id, litres] of PAGES) {
    await page.goto(base + hrefFor('en', id));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { vessels, bars } = await page.evaluate(() => {
        // The box of each first outline, in the pixels of the screen.
        const areasOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map((outline) => {
            const { width: across, height } = outline.getBoundingClientRect();
            return across * height;
          });
        return {
          vessels: areasOf('main svg > g:first-child > path[vector-effect]:first-child'),
          bars: areasOf('main svg > path[vector-effect]:only-child'),
        };
      });
      expect(vessels, `${id} at ${width}`).toHaveLength(litres.length);
      const perThousand = vessels.map((area, at) => (area * (1 - CORNERS) * 1000) / (litres[at] as number));
      areas.set(width, [...(areas.get(width) ?? []), ...perThousand, ...bars]);
    }
  }
  for (const [width, measured] of areas) expect(Math.max(...measured) / Math.min(...measured), `at ${width}`).toBeLessThan(1.02);
});
