import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

test.use({ hasAnsweredBanner: true });

const locale = 'ko';
const { items } = wordsOf(locale, 'menu');
const { ui } = wordsOf(locale, 'common');

test('a policy opens above the page, keeps what is below, and gives the focus back', async ({ page, base }) => {
  await open(page, `${base}/${locale}/aboutus/ceo`);
  const below = await page.locator('h1').innerText();
  const title = await page.title();
  const link = page.locator('footer').getByRole('link', { name: items.privacy, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: items.privacy });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${base}/${locale}/aboutus/ceo#privacy`);
  expect(await dialog.innerText()).toContain(items.privacy);
  expect(await page.locator('main h1').innerText()).toBe(below);
  const scroll = await page.evaluate(() => scrollY);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${base}/${locale}/aboutus/ceo`);
  await expect(page).toHaveTitle(title);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);

  // A reload shows page and overlay again.
  await link.click();
  await page.reload();
  await expect(dialog).toBeVisible();
  expect(await page.locator('main h1').innerText()).toBe(below);
  await dialog.getByRole('button', { name: ui.close, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${base}/${locale}/aboutus/ceo`);

  // Its link is the page's own address, in a new tab, say.
  await page.goto(base + ((await link.getAttribute('href')) ?? ''));
  await expect(page.locator('main h1')).toHaveText(items.privacy);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link inside an overlay leads on, another overlay takes its place', async ({ page, base }) => {
  await open(page, `${base}/${locale}/aboutus/ceo`);
  await page.locator('footer').getByRole('link', { name: items.sitemap, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: items.sitemap });
  await dialog.getByRole('link', { name: items.cookies, exact: true }).click();
  const cookies = page.getByRole('dialog', { name: items.cookies });
  await expect(cookies).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: items.newsroom, exact: true }).first().click();
  await expect(page).toHaveURL(`${base}/${locale}/public/newsroom`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});
