import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** A phone on its side, and a laptop at a zoom of 200 %. */
const LOW = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

/** The part of the screen's height above which the first line of the page's title ends. */
const endOfFirstLine = () => {
  const heading = document.querySelector('h1') as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(heading);
  const [line] = range.getClientRects();
  return (line as DOMRect).bottom / innerHeight;
};

for (const locale of LOCALES) {
  test(`${locale}: every page shows its title on the first screen of a phone on its side, and of a laptop at 200 %`, async ({
    page,
    base,
    consoleErrors,
  }) => {
    test.setTimeout(180_000);
    // The error pages.
    consoleErrors.allow(/status of 404/);
    for (const row of DOCUMENT_PAGES) {
      await page.setViewportSize(LOW[0] as (typeof LOW)[number]);
      await page.goto(base + examplePath(locale, row));
      for (const size of LOW) {
        await page.setViewportSize(size);
        expect.soft(await page.evaluate(endOfFirstLine), `${row.id} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test(`${locale}: home at 1280 × 720 shows where each slide leads, and the controls`, async ({ page, base }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, base + hrefFor(locale, 'home'));
    const slides = page.locator('[aria-roledescription="slide"]');
    const buttons = page.locator('[aria-roledescription="carousel"] li button');
    for (let at = 0; at < 5; at += 1) {
      await buttons.nth(at).click();
      await expect(slides.nth(at).getByRole('link')).toBeInViewport({ ratio: 1 });
      await expect(buttons.nth(at)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a card leads where its title does, wherever it is pressed', async ({ page, base }) => {
  await open(page, base + hrefFor('en', 'services'));
  const card = page.locator('#services li').first();
  await card.scrollIntoViewIfNeeded();
  const { width, height } = (await card.boundingBox()) as { width: number; height: number };
  for (const position of [
    { x: width / 2, y: 40 },
    { x: width - 10, y: height - 10 },
  ]) {
    await card.click({ position });
    await expect(page).toHaveURL(base + hrefFor('en', 'cdo'));
    await page.goBack();
    await expect(page).toHaveURL(base + hrefFor('en', 'services'));
  }
});
