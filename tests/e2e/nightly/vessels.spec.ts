import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'block' });

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
