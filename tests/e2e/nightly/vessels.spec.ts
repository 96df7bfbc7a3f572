import type { PageId } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { PERSON, vesselSize } from '../../../src/ui/media/vessel-size.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
/** Litres that each drawing shows, and how many vessels. */
const PAGES: [PageId, Record<number, number>][] = [
  ['home', { 5000: 8, 15000: 8 }],
  ['syracuse', { 5000: 8 }],
  ['songdo', { 15000: 22, 3000: 8, 2000: 3 }],
];

test('on every page and at every width, vessels are as high as their litres say, beside a person of their scale', async ({
  page,
  base,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [id, litres] of PAGES) {
    await page.goto(base + hrefFor('en', id));
    const heights = Object.entries(litres)
      .flatMap(([volume, count]) => Array<number>(count).fill(vesselSize(Number(volume)).height))
      .sort((a, b) => a - b);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { vessels, person } = await page.evaluate(() => {
        const heightOf = (shape: Element) => shape.getBoundingClientRect().height;
        return {
          // Rounded at the corners: rooms beside them are not.
          vessels: [...document.querySelectorAll('main svg > g[transform] > path:first-child')]
            .filter((path) => /^M0 \d+q/.test(path.getAttribute('d') ?? ''))
            .map(heightOf)
            .sort((a, b) => a - b),
          person: heightOf(document.querySelector('main svg[viewBox="0 0 60 175"]') as Element),
        };
      });
      expect(vessels, `${id} at ${width}`).toHaveLength(heights.length);
      const metre = person / PERSON;
      for (const [at, height] of vessels.entries()) {
        expect(Math.abs(height - (heights[at] as number) * metre), `${id} at ${width}, vessel ${at}`).toBeLessThanOrEqual(1.5);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${id} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('the ruler of volumes is moved by keys and by the pointer, and takes its volume to the form', async ({ page, base }) => {
  await open(page, base + hrefFor('en', 'cmo'));
  const ruler = page.getByRole('slider', { name: 'Volume of one vessel' });
  await ruler.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(ruler).toHaveAttribute('aria-valuetext', '2,000 L: single-use, under review at Songdo');
  const box = (await ruler.boundingBox()) as { x: number; y: number; width: number; height: number };
  // The middle of the ruler is near its thousand.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(ruler).toHaveAttribute('aria-valuetext', /^1,000 L/);
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Ask About 15,000 L' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Manufacturing at 15,000 L');
});
