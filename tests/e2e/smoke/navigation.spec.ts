import { hrefFor } from '../../../core/site/urls.ts';
import { follow } from '../../support/deployment.ts';
import { settled } from '../../support/settled.ts';
import { expect, FULL, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const locale = 'en';
const menu = wordsOf(locale, 'menu');
const meta = wordsOf(locale, 'meta');
const messages = wordsOf(locale, 'messages');
const home = wordsOf(locale, 'home');
const company = wordsOf(locale, 'common').company;

test('a link changes the page without a load: title, top, focus, announcement, canonical', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'home'));
  await page.evaluate(() => {
    (window as never as { mark: number }).mark = 1;
    scrollTo(0, 2000);
  });
  await page.locator('main').getByRole('link', { name: home.locations.all }).click();
  await expect(page).toHaveTitle(`${meta.pages.locations.title} - ${company}`);
  await expect(page).toHaveURL(base + hrefFor(locale, 'locations'));
  expect(await page.evaluate(() => [(window as never as { mark: number }).mark, scrollY, document.activeElement?.id])).toEqual([
    1,
    0,
    'main',
  ]);
  await expect(
    page.locator('[aria-live="polite"]', { hasText: messages.route.announced.replace('{title}', meta.pages.locations.title) }),
  ).toBeAttached();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${hrefFor(locale, 'locations')}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

test('back returns to where the visitor was', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'home'));
  const link = page.locator('main').getByRole('link', { name: home.locations.all });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const position = () => page.evaluate(() => Math.round(scrollY / 100));
  const before = await position();
  expect(before).toBeGreaterThan(8);
  await link.click();
  await expect(page).toHaveTitle(`${meta.pages.locations.title} - ${company}`);
  await page.goBack();
  await expect(page).toHaveURL(base + hrefFor(locale, 'home'));
  await expect.poll(position).toBe(before);
});

test('a hash leads below the sticky header, on a load and on a navigation', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'company', { hash: 'values' }));
  const top = (id: string) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(() => top('values')).toBeGreaterThan(60);
  expect(await top('values')).toBeLessThan(200);
  await page.locator('#menu').getByRole('link', { name: menu.groups.about, exact: true }).hover();
  await page.locator('#menu').getByRole('link', { name: menu.anchors.company.group }).click();
  await expect(page).toHaveURL(/#group$/);
  await expect.poll(() => top('group')).toBeLessThan(200);
  await open(page, base + hrefFor(locale, 'ceo'));
  await page.locator('#menu').getByRole('link', { name: menu.groups.about, exact: true }).hover();
  await page.locator('#menu').getByRole('link', { name: menu.anchors.company.philosophy }).click();
  await expect(page).toHaveURL(/company#philosophy$/);
  await expect.poll(() => top('philosophy')).toBeLessThan(200);
});

test('going back while a page still loads shows the page of the address', { tag: FULL }, async ({ page, base, context }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/assets\/ceo-page/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, `${base}/en/aboutus/company`);
  await follow(page, '/en');
  const { heading } = wordsOf('en', 'home').about;
  await expect(page.locator('main')).toContainText(heading);
  const asked = page.waitForRequest(/assets\/ceo-page/);
  await follow(page, '/en/aboutus/ceo');
  await asked;
  await page.goBack();
  const answered = page.waitForResponse(/assets\/ceo-page/);
  release();
  await answered;
  await settled(page);
  await expect(page).toHaveURL(`${base}/en/aboutus/company`);
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'aboutus').company.heading);
});

test('the keyboard opens a panel, walks it and leaves it with Escape', async ({ page, base }) => {
  await open(page, `${base}/en/aboutus/ceo`);
  const services = page.locator('#menu > ul > li').nth(1);
  await services.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(services.getByRole('link', { name: 'Cell Line Development' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(services.getByRole('link', { name: 'Services Overview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services.getByRole('link', { name: 'Cell Line Development' })).toBeHidden();
  await expect(services.locator('summary')).toBeFocused();
});

test('the skip link is the first stop and leads to the content', async ({ page, base }) => {
  await open(page, `${base}/ko`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('content below the fold comes in on scroll, also after a client navigation, and never under reduced motion', async ({
  page,
  base,
}) => {
  await open(page, `${base}/en/aboutus/ceo`);
  await page
    .locator('header')
    .getByRole('link', { name: wordsOf('en', 'common').a11y.logo })
    .first()
    .click();
  await expect(page).toHaveURL(`${base}/en`);
  // The address comes before the page: a wheel turned meanwhile would scroll the page that is left.
  await expect(page.locator('h1').first()).toContainText(wordsOf('en', 'home').hero['1'].title.split('\n')[0] as string);
  await settled(page);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('[data-aos]').first()).toBeAttached();
  const last = page.locator('[data-aos]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveClass(/aos-animate/);
  // Words never fade.
  expect(await page.locator('[data-aos]').evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)).toBe(0);
  await expect.poll(() => last.evaluate((element) => getComputedStyle(element).transform)).toBe('none');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${base}/en`);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await settled(page);
  await expect(page.locator('[data-aos]')).toHaveCount(0);
});

test('a server error at the first link of a visit: title, description and announcement are those of its page', async ({
  page,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500/);
  await page.route('**/api/v1/posts/newsroom/*', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, base + hrefFor(locale, 'newsroom'));
  await page
    .locator(`main a[href^="${hrefFor(locale, 'newsroom')}/"]`)
    .first()
    .click();
  await expect(page).toHaveTitle(`${meta.pages.error500.title} - ${company}`);
  await expect(
    page.locator('[aria-live="polite"]', { hasText: messages.route.announced.replace('{title}', meta.pages.error500.title) }),
  ).toBeAttached();
});
