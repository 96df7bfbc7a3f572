import type { Locator } from '@playwright/test';
import leaders from '../../../content/leaders.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test } from '../../support/site-test.ts';

const isLoaded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

const locale = 'ko';
test(`a leader with a picture has it in the list and in the profile, the others their initials`, async ({ base, page }) => {
  const pictured = leaders.filter((leader) => 'image' in leader);
  expect(pictured.length).toBeGreaterThan(0);
  await open(page, base + hrefFor(locale, 'leadership'));
  await expect(page.locator('main li picture')).toHaveCount(pictured.length);
  await expect(page.locator('main li img[src="/portrait-pending.svg"]')).toHaveCount(leaders.length - pictured.length);
  for (const { id, name } of pictured) {
    const card = page.locator(`#leader-${id}`);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(card.locator('picture img'))).toBe(true);
    await card.getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: name[locale] })).toBeVisible();
    await expect.poll(() => isLoaded(dialog.locator('picture img'))).toBe(true);
  }
});
