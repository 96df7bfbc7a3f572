import type { Page } from '@playwright/test';
import type { Vital, Vitals } from '../../../core/analytics/messages.ts';
import type { Metric } from '../../../core/analytics/metrics.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { expect, open, pageStored, test } from '../../support/site-test.ts';
import { startServer } from '../../support/start-server.ts';
import { wordsOf } from '../../support/words-of.ts';

const { cookie } = wordsOf('en', 'messages');
const HOME = hrefFor('en', 'home');
const ADC = hrefFor('en', 'adc');
const ADDRESS = '/api/v1/vitals';

const accept = (page: Page) => cookieBanner(page).getByRole('button', { name: cookie.accept, exact: true }).click();
/** The module that measures has come, and has seen the page. */
const isSeen = (page: Page, path: string) =>
  page.waitForRequest((request) => request.url().endsWith('/page-views') && request.postDataJSON().path === path);
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toBeVisible();
};

/** The figures that the browser has sent, and how they were answered. */
function watchVitals(page: Page) {
  const sent: Vitals[] = [];
  const statuses: number[] = [];
  page.context().on('request', (request) => request.url().endsWith(ADDRESS) && sent.push(request.postDataJSON() as Vitals));
  page.context().on('response', (response) => response.url().endsWith(ADDRESS) && statuses.push(response.status()));
  const values = (): Vital[] => sent.flatMap((one) => one.values);
  return { sent, statuses, values, find: (metric: Metric) => values().filter((value) => value.metric === metric) };
}

/** As browsers do when the visitor goes to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('figures of a visit are sent once it is hidden', async ({ page, base }) => {
  const vitals = watchVitals(page);
  await open(page, `${base}${HOME}`);
  await follow(page, ADC);
  await hide(page);
  // Nothing before Accept.
  expect(vitals.sent).toEqual([]);

  await open(page, `${base}${HOME}`);
  await Promise.all([isSeen(page, HOME), accept(page)]);
  await Promise.all([isSeen(page, ADC), follow(page, ADC)]);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Tab');
  await hide(page);
  await expect.poll(() => vitals.find('LCP').length).toBe(1);
  await expect.poll(() => vitals.statuses).toContain(204);
  expect(new Set(vitals.statuses)).toEqual(new Set([204]));
  for (const metric of ['TTFB', 'FCP', 'LCP'] as const) expect(vitals.find(metric), metric).toMatchObject([{ path: HOME }]);
  expect(vitals.find('CLS')).toHaveLength(1);
  // Nothing but what is counted.
  expect(Object.keys(vitals.sent[0] ?? {}).sort()).toEqual(['at', 'id', 'values']);
  expect(Object.keys(vitals.values()[0] ?? {}).sort()).toEqual(['metric', 'path', 'value']);

  // What was sent is not sent again.
  const { length } = vitals.values();
  await hide(page);
  await page.goto(`${base}/en/aboutus/company`);
  await page.waitForLoadState('networkidle');
  const again = vitals.values().slice(length);
  expect(again.filter(({ path }) => path === HOME)).toEqual([]);
});

test('figures of a page that the worker controls are sent when the visitor leaves the site', async ({ browser }) => {
  const server = await startServer({ env: { ACCESS_LOG: '1' } });
  const countReceived = () => server.said().match(/\/api\/v1\/vitals/g)?.length ?? 0;
  try {
    // Each in a browser of its own: what was lost would come with the next page of the same one.
    for (let visit = 0; visit < 4; visit += 1) {
      const context = await browser.newContext();
      await context.addInitScript(() =>
        localStorage.setItem('site:consent', JSON.stringify({ value: 'accepted', expire: Date.now() + 1e9 })),
      );
      const page = await context.newPage();
      await page.goto(server.url + HOME);
      await pageStored(page);
      await Promise.all([page.waitForResponse('**/page-views'), page.goto(server.url + ADC)]);
      await expect(page.locator('html[data-app="ready"]')).toBeAttached();
      // Those of the first page.
      await expect.poll(countReceived).toBeGreaterThan(2 * visit);
      const before = countReceived();
      await page.goto('about:blank');
      await expect.poll(countReceived, { message: `visit ${visit}` }).toBeGreaterThan(before);
      await context.close();
    }
  } finally {
    await server.stop();
  }
});
