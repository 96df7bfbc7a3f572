import type { Page } from '@playwright/test';
import { test } from '../../../support/deployment.ts';
import { builtItem, openLibrary, saveButton, savedLines, saveItem } from '../../../support/offline-library.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const words = wordsOf('en', 'offline');
const post = builtItem('en/newsroom/20240516-songdo-groundbreaking');

/** What a browser does that needs room: caches and databases of the site go, all at once, under the open page. */
async function evict(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}

test('after the browser has cleared all caches the site repairs itself, and what was saved can be saved anew', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|Failed to load resource/);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await saveItem(page, post.id);
  await evict(page);

  // Online nothing is lost, and what is needed offline comes back by itself.
  await open(page, `${deployment.url}/en/aboutus/ceo`);
  await workerReady(page);
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('site-v1-kits')).keys()).length)).toBeGreaterThan(0);

  const dialog = await openLibrary(page, 'en');
  await expect(dialog.getByText(words.saved.none)).toBeVisible();
  const line = savedLines(dialog, 'en');
  await expect(line).toHaveCount(0);
  await (await saveButton(dialog, post)).click();
  await expect(dialog.getByRole('status')).toHaveText(words.outcome.saved.replace('{title}', post.title), { timeout: 30_000 });
  await expect(line.getByRole('link', { name: post.title })).toBeVisible();
  await deployment.setNetwork('down');
  await line.getByRole('link', { name: post.title }).click();
  await expect(page.locator('h1')).toHaveText(post.title);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(post.title);
});
