import { readFileSync, rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { DIST } from '../../../pipeline/paths.ts';
import { BUDGETS } from '../../support/budgets.ts';
import { WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN, type Deployment, test } from '../../support/deployment.ts';
import { replaceFile } from '../../support/other-build.ts';
import { installClock, passTime } from '../../support/settled.ts';
import { appReady, expect, FULL, saveData, WHOLE_BROWSER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WHOLE_BROWSER);

/** A browser that saves data: it says so to the page, to the server, and to the worker, in a linked copy of the site. */
async function saveDataThroughout(deployment: Deployment, context: BrowserContext): Promise<void> {
  await saveData(context);
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  const worker = readFileSync(`${DIST}/site/sw.js`, 'utf8');
  const says = "Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) });";
  await deployment.deploy('A', {
    change: (site) => {
      replaceFile(`${site}/sw.js`, says + worker);
      for (const compressed of ['br', 'gz']) rmSync(`${site}/sw.js.${compressed}`);
    },
  });
}

/** Counts what a page itself fetches, by the developer tools’ types, in bytes on the wire with headers; `all` is their sum. */
async function countPageBytes(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sums: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    for (const type of [types.get(requestId) ?? 'Other', 'all']) sums[type] = (sums[type] ?? 0) + encodedDataLength;
  });
  return sums;
}

const workerHolds = (page: Page, path: string) => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);

const locale = 'en';

test('a first visit under data saver: 60 KB in all, 9 KB of script, nothing prefetched', async ({ deployment, page, context }) => {
  await saveDataThroughout(deployment, context);
  await installClock(page);
  await page.setViewportSize({ width: 412, height: 823 });
  const sums = await countPageBytes(page);
  const path = hrefFor(locale, 'contact');
  const before = deployment.seen.length;
  await page.goto(deployment.url + path);
  await expect.poll(() => workerHolds(page, path)).toBe(true);
  await passTime(page, 6000);
  expect(sums.all).toBeLessThanOrEqual(BUDGETS.dataSaver.total);
  expect(sums.Script).toBeLessThanOrEqual(BUDGETS.dataSaver.script);
  expect(sums.Font).toBeUndefined();
  // Everything that reached the server, the worker's own requests too.
  const seen = deployment.seen.slice(before);
  const addresses = seen.map((one) => one.path);
  expect(addresses.filter((one) => /\.woff2|\/data\/|\/api\/|\/assets\/(?:app|aos|swiper|fonts|prefetch)/.test(one))).toEqual([]);
  // Documents: this one, for the page and for the worker, and the offline pages.
  const documents = addresses.filter((one) => /^\/(?:en|ko)(?:\/|$)/.test(one) && !one.includes('.')).map((one) => one.split('?')[0]);
  expect([...documents].sort()).toEqual([path, path, '/en/offline', '/ko/offline'].sort());
  expect(await page.locator('html[data-app]').count()).toBe(0);
  // And every picture was the smallest of its widths.
  for (const { headers, path: one } of seen.filter((entry) => entry.path.startsWith('/images/')))
    expect(headers['save-data'], one).toBe('on');
});

test('a picture that hangs does not hold up the page of a list that the address asks for', { tag: FULL }, async ({
  deployment,
  page,
  context,
}) => {
  await saveData(context);
  deployment.hang(/^\/images\//);
  await page.goto(`${deployment.url}${hrefFor(locale, 'newsroom')}?page=2`, { waitUntil: 'commit' });
  await appReady(page);
});

test('where the app hangs, the contact form is sent by the browser', { tag: FULL }, async ({ deployment, page, context }) => {
  await saveData(context);
  deployment.hang(/\/assets\/app-/);
  await page.goto(deployment.url + hrefFor(locale, 'contact'));
  await write(page, WRITTEN, { agree: true });
  await page.getByRole('button', { name: wordsOf(locale, 'contact').form.submit }).click();
  await expect(page).toHaveURL(new RegExp(`^${deployment.url}${hrefFor(locale, 'contactSent')}`));
});

test('after the browser has been left a press that the app did not come for, the next one starts the app', { tag: FULL }, async ({
  deployment,
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  await saveData(context);
  const app = /\/assets\/app-/;
  const copy = page.getByRole('button', { name: wordsOf(locale, 'common').ui.copyLink });
  deployment.fail(app, 503);
  await page.goto(deployment.url + hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' }));
  // The first press loads the page once more, as after a deploy.
  await Promise.all([page.waitForEvent('load'), copy.click()]);
  await copy.click();
  // The press is left to the browser after 8 s (NAVIGATION_TIMEOUT_MS).
  await page.waitForTimeout(9000);
  deployment.fail(app, 0);
  await copy.click();
  await appReady(page);
});
