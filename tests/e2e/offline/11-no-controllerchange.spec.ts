import { buildsIn, checkForUpdate, countLoads, expect, open, test, wordsOf, workerReady } from '../../support/test-bed.ts';

test('where controllerchange never fires, every tab reloads all the same, once', async ({ bed, page, context }) => {
  const words = wordsOf('en', 'update');
  await context.addInitScript(() => {
    navigator.serviceWorker?.addEventListener('controllerchange', (event) => event.stopImmediatePropagation());
  });
  await open(page, `${bed.url}/en`);
  await workerReady(page);
  const other = await context.newPage();
  await open(other, `${bed.url}/en/aboutus/company`);
  await bed.deploy('B');
  const tabs = [page, other];
  const loads = tabs.map(countLoads);
  await checkForUpdate(page);
  for (const tab of tabs) await expect(tab.getByText(words.ready)).toBeVisible();
  await page.getByRole('button', { name: words.refresh }).click();
  for (const count of loads) await expect.poll(count, { timeout: 15_000 }).toBe(1);
  for (const tab of tabs) await tab.locator('html[data-worker="ready"]').waitFor();
  await page.waitForTimeout(4000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['B']);
});
