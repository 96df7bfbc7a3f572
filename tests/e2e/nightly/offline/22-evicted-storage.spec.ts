import type { Page } from '@playwright/test';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

/** What a browser does that needs room: caches and databases of the site go, all at once, under the open page. */
async function evict(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

test('after the browser has cleared all caches, the next page repairs what is read without a network', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await evict(page);

  await open(page, `${deployment.url}/en/aboutus/ceo`);
  await workerReady(page);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('site-v1-kits')).keys()).length)).toBeGreaterThan(0);
  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en/esg/environment`);
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'environment').heading);
});
