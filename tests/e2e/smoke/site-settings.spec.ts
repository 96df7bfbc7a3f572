import type { Locator } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { openSettings } from '../../support/site-settings.ts';
import { expect, FULL, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  return box as Box;
}

const locale = 'ko';
const { ui } = wordsOf(locale, 'common');

test.describe(`site settings in '${locale}'`, () => {
  test.beforeEach(async ({ base, page }) => {
    await open(page, base + hrefFor(locale, 'ceo'));
  });

  test('open just above their button on a wide screen', async ({ page }) => {
    const button = page.getByRole('button', { name: ui.siteSettings });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await openSettings(page, locale);
    const panel = page.getByRole('dialog', { name: ui.siteSettings });
    await expect(panel).toBeVisible();
    const [own, opener] = [await boxOf(panel), await boxOf(button)];
    expect(Math.abs(own.x + own.width - (opener.x + opener.width))).toBeLessThan(4);
    expect(opener.y - (own.y + own.height)).toBeGreaterThanOrEqual(0);
    expect(opener.y - (own.y + own.height)).toBeLessThan(32);
    expect(own.y).toBeGreaterThan(0);
  });

  test('open as a sheet at the foot of a phone', async ({ page }) => {
    const [width, height] = [320, 568];
    await page.setViewportSize({ width, height });
    await openSettings(page, locale);
    const panel = page.getByRole('dialog', { name: ui.siteSettings });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link')).toBeInViewport();
    const own = await boxOf(panel);
    expect(own.x).toBe(0);
    expect(own.width).toBe(width);
    expect(Math.abs(own.y + own.height - height)).toBeLessThan(1);
    expect(own.y).toBeGreaterThanOrEqual(64);
  });

  test('are used by keyboard: into them, to what a low screen hides, and back to their button', { tag: FULL }, async ({ page }) => {
    // A screen of 1440 by 640 at 200 %.
    await page.setViewportSize({ width: 720, height: 320 });
    const button = page.getByRole('button', { name: ui.siteSettings });
    await openSettings(page, locale);
    const panel = page.getByRole('dialog', { name: ui.siteSettings });
    await expect(panel.getByRole('checkbox')).toHaveCount(2);
    await page.keyboard.press('Tab');
    const close = panel.getByRole('button', { name: ui.close });
    await expect(close).toBeFocused();
    const link = panel.getByRole('link');
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('the edge of the site settings can be seen in forced colours', { tag: FULL }, async ({ base, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, base + hrefFor('en', 'ceo'));
  await openSettings(page, 'en');
  await expect(page.getByRole('dialog')).toHaveCSS('border-left-width', '1px');
});
