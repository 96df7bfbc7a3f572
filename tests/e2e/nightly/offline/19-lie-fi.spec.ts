import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { axeViolations } from '../../../support/axe-violations.ts';
import { BROKEN, makeOld, test } from '../../../support/deployment.ts';
import { installClock, passTime } from '../../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const MINUTE = 60_000;

test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

const locale = 'en';
const { ui, a11y } = wordsOf(locale, 'common');
const { saved } = wordsOf(locale, 'connection');
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
