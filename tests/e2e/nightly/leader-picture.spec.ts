import type { Locator } from '@playwright/test';
import leaders from '../../../content/leaders.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test } from '../../support/site-test.ts';

const isLoaded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

const locale = 'ko';
test('each leader has a line with the whole profile, and the profile above the page a photograph or the picture that stands in for it', async ({
  base,
  page,
}) => {
  expect(leaders.filter((leader) => 'image' in leader)).not.toHaveLength(0);
  await open(page, base + hrefFor(locale, 'leadership'));
  await expect(page.locator('main li img')).toHaveCount(0);
  for (const leader of leaders) {
    const line = page.locator(`#leader-${leader.id}`);
    await expect(line).toContainText(leader.bio[locale]);
    await line.getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: leader.name[locale] })).toBeVisible();
    await expect.poll(() => isLoaded(dialog.locator('image' in leader ? 'picture img' : 'img[src="/portrait-pending.svg"]'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
