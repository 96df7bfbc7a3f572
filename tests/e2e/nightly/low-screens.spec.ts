import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES) {
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
