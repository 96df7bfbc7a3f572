import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

/** Which panels of the page can be seen. */
const shown = (page: Page) =>
  page.locator('main [role="tabpanel"]').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const locale = 'en';
const social = wordsOf(locale, 'social');
const governance = wordsOf(locale, 'governance');
const menu = wordsOf(locale, 'menu');
const { title } = wordsOf(locale, 'meta').pages.social;
const company = wordsOf(locale, 'common').company;
const code = (page: Page) => page.getByRole('tablist', { name: governance.code.label });

test('links to panels work from the page itself and from another one', async ({ page, base }) => {
  const choose = async (hash: 'safety' | 'partner-code') => {
    await page.mouse.move(0, 800);
    await page.locator('#menu').getByRole('link', { name: menu.groups.esg, exact: true }).hover();
    await page.locator('#menu').getByRole('link', { name: menu.anchors.social[hash] }).click();
  };
  await open(page, base + hrefFor(locale, 'company'));
  await choose('safety');
  await expect(page).toHaveTitle(`${title} - ${company}`);
  await expect.poll(() => shown(page)).toEqual(['safety', 'safety-policy']);
  await expect.poll(() => topOf(page, 'safety')).toBeLessThan(420);
  expect(await topOf(page, 'safety')).toBeGreaterThan(100);
  await choose('partner-code');
  await expect.poll(() => shown(page)).toEqual(['partner-code']);
  await expect.poll(() => topOf(page, 'partner-code')).toBeLessThan(420);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(['safety', 'safety-policy']);
});

test('print holds every panel in its order, without the list', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'social', { hash: 'safety-goals' }));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => shown(page)).toEqual(['human-rights', 'partner-code', 'safety', 'safety-policy', 'safety-goals']);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByText(social.partner.chapters[6].items[2])).toBeVisible();
});

test('on a narrow phone the list of tabs shows the open one', async ({ page, base }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, base + hrefFor(locale, 'governance', { hash: 'code-download' }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(code(page).getByRole('tab', { name: governance.download.label })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: governance.download.en })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const social = wordsOf(locale, 'social');
  const governance = wordsOf(locale, 'governance');

  test('all panels read in their order below a list of links', async ({ page, base }) => {
    await page.goto(base + hrefFor(locale, 'social'));
    for (const text of [
      social.charter.items[8].text,
      social.partner.chapters[6].items[2],
      social.safety.items[6],
      social.goals.actions.items[4],
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('group', { name: social.tabs.label }).getByRole('link', { name: social.tabs.partnerCode }).click();
    await expect(page).toHaveURL(/#partner-code$/);
    expect(await topOf(page, 'partner-code')).toBeLessThan(420);
    await page.goto(base + hrefFor(locale, 'governance'));
    await expect(page.getByText(governance.code.society.items[6])).toBeVisible();
    await expect(page.getByRole('link', { name: governance.download.ko })).toHaveAttribute('href', '/downloads/code-of-conduct-ko.pdf');
  });
});
