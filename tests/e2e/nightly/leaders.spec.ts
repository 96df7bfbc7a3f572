import leaders from '../../../content/leaders.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

const locale = 'ko';
// Of each leader: leadership-page.test.tsx and shown-words.test.ts.
test('a leader has a line of name and role, and above the page the profile', async ({ base, page }) => {
  await open(page, base + hrefFor(locale, 'leadership'));
  await expect(page.locator('main li img')).toHaveCount(0);
  const leader = leaders[1] as (typeof leaders)[number];
  const line = page.locator(`#leader-${leader.id}`);
  await expect(line).toContainText(leader.title[locale]);
  const bio = line.getByText(leader.bio[locale], { exact: true });
  await expect(bio).toBeHidden();
  await line.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: leader.name[locale] })).toBeVisible();
  await expect(dialog).toContainText(leader.bio[locale]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // On paper, and where the app is not there, the line has the whole profile.
  await page.emulateMedia({ media: 'print' });
  await expect(bio).toBeVisible();
});
