import type { Page } from '@playwright/test';
import { entries, WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN, buildsIn, checkForUpdate, countLoads, letNewWorkerIn, test } from '../../support/deployment.ts';
import { installClock, passTime } from '../../support/settled.ts';
import { appReady, expect, FULL, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

/** What the worker left in a browser, and what is the visitor's. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    controller: navigator.serviceWorker.controller?.scriptURL,
    draft: sessionStorage.getItem('site:draft'),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'outbox-of-a-test'),
  }));
const NOTHING = { registrations: 0, caches: ['other-app-v1'], controller: undefined, draft: 'kept', databases: ['outbox-of-a-test'] };

/** The kill switch has ended the worker of the page, and itself. */
async function untilNothingIsLeft(page: Page): Promise<void> {
  const registrations = () =>
    left(page).then(
      (found) => found.registrations,
      () => undefined,
    );
  const isOver = async (timeout: number) => expect.poll(registrations, { timeout }).toBe(0);
  await isOver(2000).catch(() => letNewWorkerIn(page));
  await isOver(20_000);
}

test.beforeEach(({ page }) => installClock(page));

test('deploy, deploy, kill switch with three tabs: no chunk error, one reload a tab each time, nothing mixed, nothing left', async ({
  deployment,
  page,
  context,
}) => {
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  const form = await context.newPage();
  const tabs = [page, form, await context.newPage()];
  await open(form, `${deployment.url}/en/contactUs`);
  await open(tabs[2] as Page, `${deployment.url}/ko/public/newsroom`);
  // What must outlive it: an inquiry that waits, a draft, and what is not ours.
  await page.evaluate(async () => {
    await caches.open('other-app-v1');
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('outbox-of-a-test');
      opening.onsuccess = () => resolve(opening.result.close());
      opening.onerror = reject;
    });
  });
  const loads = tabs.map(countLoads);
  const settled = async (expected: number) => {
    for (const count of loads) await expect.poll(count).toBe(expected);
    for (const tab of tabs) await appReady(tab);
    await passTime(page, 5000);
    expect(loads.map((count) => count())).toEqual([expected, expected, expected]);
  };

  await deployment.deploy('B');
  await checkForUpdate(page);
  const { ready, refresh } = wordsOf('en', 'update');
  for (const tab of [page, form]) await expect(tab.getByText(ready)).toBeVisible();
  await write(form, WRITTEN, { agree: false });
  // It waits for the visitor.
  await settled(0);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['A']);
  await page.getByRole('button', { name: refresh }).click();
  await settled(1);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['B']);
  for (const tab of [page, form]) await expect(tab.getByText(ready)).toHaveCount(0);
  expect(await entries(form)).toEqual(WRITTEN);
  for (const tab of tabs) await tab.evaluate(() => sessionStorage.setItem('site:draft', 'kept'));

  await deployment.deploy('C', { kill: true });
  await checkForUpdate(page);
  await untilNothingIsLeft(page);
  await settled(2);
  for (const tab of tabs) {
    expect(await buildsIn(tab)).toEqual(['C']);
    await expect.poll(() => left(tab)).toEqual(NOTHING);
  }

  // Pages go on without a worker, and no page of the kill switch's brings one back.
  await page.reload();
  await appReady(page);
  await passTime(page, 5000);
  await expect.poll(() => left(page)).toEqual(NOTHING);
  expect(await buildsIn(page)).toEqual(['C']);
});

test('a visitor who was away gets the kill switch with the next page, whatever it is', { tag: FULL }, async ({
  deployment,
  page,
  context,
}) => {
  await open(page, `${deployment.url}/ko`);
  await workerReady(page);
  await page.close();
  await deployment.deploy('B', { kill: true });
  const later = await context.newPage();
  const loads = countLoads(later);
  await later.goto(`${deployment.url}/ko/services/cdo`);
  await untilNothingIsLeft(later);
  await passTime(later, 5000);
  await expect.poll(() => left(later)).toMatchObject({ registrations: 0, caches: [], controller: undefined });
  // The page itself, and once more from the network.
  expect(loads()).toBeLessThanOrEqual(2);
  expect(await buildsIn(later)).toEqual(['B']);
});

test('the next build has a worker again', { tag: FULL }, async ({ deployment, page, consoleErrors }) => {
  // At the end there is no network.
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await deployment.deploy('B', { kill: true });
  await checkForUpdate(page);
  await untilNothingIsLeft(page);
  await deployment.deploy('C');
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${deployment.url}/sw.js`);
  expect(await buildsIn(page)).toEqual(['C']);
  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en`);
});
