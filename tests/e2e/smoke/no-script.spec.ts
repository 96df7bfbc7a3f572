import { shortDate } from '../../../core/site/dates.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

test.use({ javaScriptEnabled: false });

const locale = 'ko';
const home = wordsOf(locale, 'home');
const common = wordsOf(locale, 'common');
const menu = wordsOf(locale, 'menu');

test('home reads completely', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'home'));
  for (const key of ['1', '2', '3', '4', '5']) await expect(page.locator('main').getByText(home.hero[key].message)).toBeAttached();
  await expect(page.getByText(home.about.body)).toBeVisible();
  await expect(page.getByRole('link', { name: home.services.items.adc.title, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: wordsOf(locale, 'band').heading })).toBeVisible();
  // Nothing waits for a script to be seen.
  const hidden = await page
    .locator('main h2, main h3, main p, main li')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true })).length);
  expect(hidden).toBe(0);
});

test('a volume is asked about by six plain links', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'cmo'));
  await expect(page.getByRole('slider')).toBeHidden();
  const links = page.locator('main a[href*="volume="]').filter({ visible: true });
  await expect(links).toHaveCount(6);
  await links.nth(2).click();
  await expect(page).toHaveURL(`${base}${hrefFor(locale, 'contact')}?category=manufacturing&volume=2000`);
});

test('a post reads completely', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' }));
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
  expect((await page.locator('[data-post-body]').first().innerText()).length).toBeGreaterThan(300);
  await expect(page.getByRole('link', { name: new RegExp(common.ui.nextPost) })).toBeVisible();
});

test('an empty inquiry is held back by the browser, with a message of its own', async ({ page, base }) => {
  const address = base + hrefFor(locale, 'contact');
  await page.goto(address);
  await page.getByRole('button', { name: wordsOf(locale, 'contact').form.submit, exact: true }).click();
  await expect(page.locator('main form :invalid').first()).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('the list shows its first page, and leads to the site map for all others', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'newsroom'));
  await expect(page.locator('main article')).toHaveCount(9);
  await expect(page.locator('main time').first()).toHaveText(shortDate('2026-10-13', locale));
  await page.locator('main').getByRole('link', { name: menu.items.sitemap }).click();
  await expect(page).toHaveURL(base + hrefFor(locale, 'sitemap'));
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /20240516|2024/ })
      .first(),
  ).toBeVisible();
});

test('menus open on a wide screen', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'company'));
  const leaf = page.locator('#menu').getByRole('link', { name: menu.anchors.cmo.clinical });
  await expect(leaf).toBeHidden();
  await page.locator('#menu').getByRole('link', { name: menu.groups.services, exact: true }).hover();
  await expect(leaf).toBeVisible();
});

test('menus open on a phone', async ({ page, base }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(base + hrefFor(locale, 'company'));
  await expect(page.locator('#menu')).toBeHidden();
  await page.getByRole('button', { name: common.ui.menuOpen }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.locator('#menu summary', { hasText: menu.groups.about }).click();
  await page.locator('#menu').getByRole('link', { name: menu.items.songdo }).click();
  await expect(page).toHaveURL(base + hrefFor(locale, 'songdo'));
});

test('the language switch keeps the page, and JPN opens its notice', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'ceo'));
  await page.locator('header').getByRole('button', { name: /JPN/ }).first().click();
  await expect(page.getByRole('dialog', { name: '日本語でのご案内' })).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  const other = 'en';
  await page.locator('header').getByRole('link', { name: /^ENG/ }).first().click();
  await expect(page).toHaveURL(base + hrefFor(other, 'ceo'));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('the family sites open', async ({ page, base }) => {
  await page.goto(base + hrefFor(locale, 'company'));
  await page.locator('footer summary').first().click();
  await expect(page.locator('footer a[href^="https://example.com/family/"]')).toHaveCount(44);
  await expect(page.locator('footer a[href$="/cold-chain"]')).toBeVisible();
});
