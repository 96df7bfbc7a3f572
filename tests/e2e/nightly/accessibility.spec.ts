import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { field, openForm, outboxList, WRITTEN, write } from '../../support/contact-form.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const locale = 'en';
test.describe('without the worker, which would send what waits', () => {
  test.use({ serviceWorkers: 'block' });
  test('axe finds nothing in the contact form of a phone: faults, an inquiry that waits, the question', async ({
    page,
    base,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED|Service Worker registration blocked/);
    const { form, message } = wordsOf(locale, 'contact');
    const confirm = () => page.getByRole('alertdialog').getByRole('button').click();
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/api/v1/inquiries', (route) => route.abort());
    await openForm(page, base, locale);
    await cookieBanner(page).getByRole('button').first().click();
    await write(page, WRITTEN);
    await page.getByRole('button', { name: form.submit }).click();
    await confirm();
    await expect(outboxList(page, locale).getByRole('listitem')).toHaveCount(1);
    await field(page, 'message').fill('x'.repeat(2005));
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('alertdialog')).toContainText(message.error.required);
    expect(await axeViolations(page), 'alert').toEqual([]);
    await confirm();
    expect(await axeViolations(page), 'faults').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scroll').toBe(320);
    await page.getByRole('button', { name: form.reset }).click();
    expect(await axeViolations(page), 'question').toEqual([]);
  });
});

test('axe finds nothing with menus and dialogs open', async ({ page, base }) => {
  const common = wordsOf(locale, 'common');
  const menu = wordsOf(locale, 'menu');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, base + hrefFor(locale, 'company'));
  await cookieBanner(page).getByRole('button').first().click();
  await page.locator('#menu').getByRole('link', { name: menu.groups.services, exact: true }).hover();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await axeViolations(page), 'desktop menu').toEqual([]);
  await page.mouse.move(0, 800);
  await page.locator('header').getByRole('button', { name: /JPN/ }).first().click();
  expect(await axeViolations(page), 'JPN notice').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('footer summary').first().click();
  expect(await axeViolations(page), 'family sites').toEqual([]);
  await open(page, base + hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' }));
  await page.getByRole('button', { name: common.ui.copyLink }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await axeViolations(page), 'alert').toEqual([]);
  await page.keyboard.press('Escape');
  for (const id of ['privacy', 'cookies', 'sitemap', 'partnerships'] as const) {
    await open(page, base + hrefFor(locale, 'ceo'));
    await page.locator('footer').getByRole('link', { name: menu.items[id], exact: true }).click();
    await expect(page.getByRole('dialog', { name: menu.items[id] })).toBeVisible();
    expect(await axeViolations(page), id).toEqual([]);
  }
  const search = wordsOf(locale, 'search');
  await open(page, base + hrefFor(locale, 'ceo'));
  await page.keyboard.press('Control+k');
  const combo = page.getByRole('combobox', { name: search.label });
  await expect(combo).toBeFocused();
  expect(await axeViolations(page), 'search').toEqual([]);
  await page.keyboard.type('ADC');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await axeViolations(page), 'suggestions').toEqual([]);
  for (const q of ['ADC', 'ADC&type=newsroom', 'qxzvkw', 'a']) {
    await open(page, `${base}${hrefFor(locale, 'search')}?q=${q}`);
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(await axeViolations(page), `results for ${q}`).toEqual([]);
  }
  await open(page, base + hrefFor(locale, 'leadership', { hash: 'leader-cqo' }));
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await axeViolations(page), 'profile').toEqual([]);
  await open(page, base + hrefFor(locale, 'imageAlbum', { id: 'adc-facility', hash: 'photo-2' }));
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await axeViolations(page), 'viewer').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, base + hrefFor(locale, 'home'));
  await page.getByRole('button', { name: common.ui.menuOpen }).click();
  await page.locator('#menu summary').nth(1).click();
  expect(await axeViolations(page), 'mobile menu').toEqual([]);
});

test('in forced colors, words within a drawing have the system’s color or stand on paper', async ({ page, base }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const id of ['home', 'locations', 'songdo', 'syracuse', 'cdo', 'testing', 'adc', 'governance'] as const) {
    await page.goto(base + hrefFor(locale, id));
    const dark = () =>
      page.evaluate(() => {
        const words = [...document.querySelectorAll<SVGTextElement>('main svg text')];
        const isLight = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 190);
        const paper = (text: Element) => getComputedStyle(text.closest('.paper') ?? document.body).backgroundColor;
        return words.filter((text) => isLight(getComputedStyle(text).fill) === isLight(paper(text))).map((text) => text.textContent);
      });
    // The style sheet comes after the first paint.
    await expect.poll(dark, id).toEqual([]);
  }
});
