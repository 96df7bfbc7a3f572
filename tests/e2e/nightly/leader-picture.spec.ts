import type { Locator } from '@playwright/test';
import leaders from '../../../content/leaders.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test } from '../../support/site-test.ts';

const isLoaded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);

const locale = 'ko';
test('each leader has a line of name and role, and above the page the profile with a photograph or the picture that stands in for it', async ({
  base,
  page,
}) => {
  expect(leaders.filter((leader) => 'image' in leader)).not.toHaveLength(0);
  await open(page, base + hrefFor(locale, 'leadership'));
  await expect(page.locator('main li img')).toHaveCount(0);
  for (const leader of leaders) {
    const line = page.locator(`#leader-${leader.id}`);
    await expect(line).toContainText(leader.title[locale]);
    const bio = line.getByText(leader.bio[locale], { exact: true });
    await expect(bio).toBeHidden();
    await line.getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: leader.name[locale] })).toBeVisible();
    await expect(dialog).toContainText(leader.bio[locale]);
    await expect.poll(() => isLoaded(dialog.locator('image' in leader ? 'picture img' : 'img[src="/portrait-pending.svg"]'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  // On paper, and where the app is not there, the line has the whole profile.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(leaders[0]?.bio[locale] ?? '', { exact: true })).toBeVisible();
});
