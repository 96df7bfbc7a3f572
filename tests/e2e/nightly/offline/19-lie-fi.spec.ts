import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { axeViolations } from '../../../support/axe-violations.ts';
import { BROKEN, follow, makeOld, test } from '../../../support/deployment.ts';
import { openFilters } from '../../../support/open-filters.ts';
import { installClock, passTime } from '../../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const MINUTE = 60_000;
const POST = { id: '20240516-songdo-groundbreaking' };

test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

const locale = 'en';
const { ui, a11y } = wordsOf(locale, 'common');
const { saved, savedNow } = wordsOf(locale, 'connection');
const words = wordsOf(locale, 'newsroom');
const age = (value: number, unit: 'minute' | 'hour') => saved.replace('{age}', new Intl.RelativeTimeFormat(locale).format(-value, unit));
const indicator = (page: Page) => page.getByRole('status', { name: a11y.connection });
const lines = (page: Page) => indicator(page).locator('p');

test('a network that accepts and never answers: the stored page within 3.5 s, the indicator with its age, then recovery', async ({
  deployment,
  page,
}) => {
  await installClock(page);
  const url = deployment.url + hrefFor(locale, 'ceo');
  await open(page, url);
  await workerReady(page);
  await expect(indicator(page)).toBeEmpty();
  await makeOld(page, 12 * MINUTE);

  await deployment.setNetwork('silent');
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  // By the browser's own clock: from the click to the document's first byte.
  const waited = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart);
  expect(waited).toBeGreaterThan(2500);
  expect(waited).toBeLessThan(3500);
  await expect(lines(page)).toHaveText([ui.offline, age(12, 'minute')]);
  expect(await page.evaluate(() => navigator.onLine), 'the browser believes that all is well').toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  // The browser's word that the network is back is no proof.
  const probes = () => deployment.seen.filter(({ path }) => path === '/robots.txt');
  const before = probes().length;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => probes().length).toBeGreaterThan(before);
  await passTime(page, 3500);
  await expect(lines(page)).toHaveText([ui.offline, age(12, 'minute')]);

  await deployment.setNetwork('up');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(indicator(page)).toHaveText(ui.online);
  await expect(indicator(page)).toBeEmpty();
  expect(probes().every(({ method }) => method === 'HEAD')).toBe(true);
  const asked = probes().length;
  // Nobody asks once it is known.
  await passTime(page, 6000);
  expect(probes()).toHaveLength(asked);
});

test('lists and posts within the app: the age of what is shown, and no age on a page that has none', async ({ deployment, page }) => {
  await open(page, deployment.url + hrefFor(locale, 'newsroomPost', POST));
  await workerReady(page);
  await open(page, deployment.url + hrefFor(locale, 'newsroom'));
  await workerReady(page);
  await makeOld(page, 3 * 60 * MINUTE);

  await deployment.setNetwork('silent');
  await openFilters(page, locale);
  await page.getByLabel(ui.filterCategory).selectOption({ label: words.categories.campus });
  await page.getByRole('button', { name: ui.filterApply }).click();
  await expect(lines(page)).toHaveText([ui.offline, age(3, 'hour')]);
  await expect(page.locator('main article')).toHaveCount(4);
  await follow(page, hrefFor(locale, 'newsroomPost', POST));
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
  await expect(lines(page)).toHaveText([ui.offline, age(3, 'hour')]);
  // The way back: the list that the app still has, with the filter's place in the address.
  await page.goBack();
  await expect(lines(page)).toHaveText([ui.offline]);
});

test('a network that refuses, while the browser believes that it is there; another tab hears of it, and that it is back', async ({
  deployment,
  page,
  context,
}) => {
  await open(page, deployment.url + hrefFor(locale, 'ceo'));
  await workerReady(page);
  const other = await context.newPage();
  await open(other, deployment.url + hrefFor(locale, 'home'));
  await workerReady(other);
  await makeOld(page, 10);
  await deployment.setNetwork('down');
  await page.reload();
  await expect(lines(page)).toHaveText([ui.offline, savedNow]);
  await expect(lines(other)).toHaveText([ui.offline]);
  await deployment.setNetwork('up');
  // The tab behind does not ask; the one in front does, after some seconds, or any real request tells all.
  await other.reload();
  for (const tab of [page, other]) await expect(indicator(tab)).toBeEmpty({ timeout: 15_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
});
