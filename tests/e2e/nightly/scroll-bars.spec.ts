import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test, WHOLE_BROWSER } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' }, hasAnsweredBanner: true });
// The bars of Windows and Linux, which take room.
test.use({ launchOptions: { ...WHOLE_BROWSER.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog takes the scroll bar away and moves nothing of the page behind it', async ({ page, base }) => {
  const placesOf = () =>
    page.locator('main :is(h1, h2, p, picture), header a, footer a').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  for (const y of [0, 1500]) {
    await open(page, base + hrefFor('en', 'company'));
    await page.evaluate((top) => scrollTo(0, top), y);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await placesOf();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await placesOf()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await placesOf()).toEqual(before);
  }
});
