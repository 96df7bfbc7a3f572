import { LOCALES } from '../../../core/site/locales.ts';
import type { PageId } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { PERSON, vesselSize } from '../../../src/ui/media/vessel-size.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
/** Litres that each drawing shows, and how many vessels. */
const PAGES: [PageId, Record<number, number>][] = [
  ['home', { 100: 1, 1000: 1, 2000: 1, 3000: 1, 5000: 1, 15000: 1 }],
  ['syracuse', { 5000: 8 }],
  ['songdo', { 15000: 22, 3000: 8, 2000: 3 }],
];

test('on every page and at every width, vessels are as high as their litres say, beside an operator of their scale', async ({
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
      const { vessels, operator } = await page.evaluate(() => {
        const shapes = [...document.querySelectorAll<SVGGraphicsElement>('main svg path')];
        const heightOf = (shape: SVGGraphicsElement) => shape.getBBox().height * (shape.getScreenCTM()?.d ?? 0);
        return {
          // Rounded at the corners: rooms beside them are not.
          vessels: shapes
            .filter((path) => /^M0 \d+q/.test(path.getAttribute('d') ?? ''))
            .map(heightOf)
            .sort((a, b) => a - b),
          operator: heightOf(shapes.find((path) => path.getAttribute('d')?.startsWith('M30 1C22')) as SVGGraphicsElement),
        };
      });
      expect(vessels, `${id} at ${width}`).toHaveLength(heights.length);
      // The outline begins a centimetre below the top of the hood's line.
      const metre = operator / (PERSON - 0.01);
      for (const [at, height] of vessels.entries()) {
        expect(Math.abs(height - (heights[at] as number) * metre), `${id} at ${width}, vessel ${at}`).toBeLessThanOrEqual(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${id} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('the hall of a narrow screen is moved sideways, low enough for it, and a tap chooses a vessel', async ({ browser, base }) => {
  for (const width of [390, 653]) {
    const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, base + hrefFor('ko', 'songdo'));
    const hall = page.getByRole('region', { name: '캠퍼스에 계획한 배양기' });
    expect((await hall.boundingBox())?.height, `Songdo at ${width}`).toBeLessThanOrEqual(480);
    await hall.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hall.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await open(page, base + hrefFor('en', 'home'));
    const slider = page.getByRole('slider', { name: 'Volume of one vessel' });
    const floor = slider.locator('..');
    // The chosen vessel is in the middle, where the floor ends at its end.
    await floor.scrollIntoViewIfNeeded();
    await page.getByText('15,000 L', { exact: true }).filter({ visible: true }).first().tap();
    await expect(slider).toHaveAttribute('aria-valuetext', /^15,000 L/);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => floor.evaluate((element) => element.parentElement?.scrollLeft)).toBe(0);
    const [drawing, ask] = [await floor.boundingBox(), await page.getByRole('link', { name: 'Ask About 100 L' }).first().boundingBox()];
    expect((ask?.y ?? 0) + (ask?.height ?? 0) - (drawing?.y ?? 0), `home at ${width}`).toBeLessThanOrEqual(480);
    await context.close();
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

test('labels of the ruler never touch, down to 320 px', async ({ page, base }) => {
  for (const locale of LOCALES) {
    await open(page, base + hrefFor(locale, 'cmo'));
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const touching = await page.getByRole('slider').evaluate((input) => {
        const labels = [...(input.nextElementSibling?.querySelectorAll('text') ?? [])].map((label) => ({
          name: label.textContent,
          box: label.getBoundingClientRect(),
        }));
        return labels.flatMap(({ name, box: a }, at) =>
          labels.slice(at + 1).flatMap(({ name: other, box: b }) => {
            const isApart = a.right + 4 < b.left || b.right + 4 < a.left || a.bottom - 2 <= b.top || b.bottom - 2 <= a.top;
            return isApart ? [] : [`${name} and ${other}`];
          }),
        );
      });
      expect(touching, `${locale} at ${width}`).toEqual([]);
    }
  }
});
