import { buildsIn, checkForUpdate, countLoads, expect, open, test, wordsOf, workerReady } from '../../support/test-bed.ts';

const words = wordsOf('en', 'update');

test('a worker installs though pictures, lists and pages that are only warmed are missing', async ({ bed, page, complaints }) => {
  complaints.allow(/status of (404|500)/);
  bed.fail(/^\/(images|data)\/|\/public\/notice$/, 404);
  await open(page, `${bed.url}/en`);
  await workerReady(page);
  await bed.deploy('B');
  await checkForUpdate(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(() => buildsIn(page).catch(() => [])).toEqual(['B']);
  await workerReady(page);
});

test('a worker whose critical files are not all there does not replace one that works, and comes when they are', async ({
  bed,
  page,
  complaints,
}) => {
  complaints.allow(/status of 404|ERR_CONNECTION_REFUSED|Failed to fetch|bad-precaching-response/);
  await open(page, `${bed.url}/en`);
  await workerReady(page);
  bed.fail(/\/assets\/app-BBBB/, 404);
  await bed.deploy('B');
  await checkForUpdate(page);
  await page.waitForTimeout(1000);
  await expect(page.getByText(words.ready)).toHaveCount(0);

  // What the old worker holds is whole.
  await bed.network('down');
  await open(page, `${bed.url}/en`);
  expect(await buildsIn(page)).toEqual(['A']);
  await bed.network('up');

  bed.fail(/\/assets\/app-BBBB/, 0);
  const loads = countLoads(page);
  await checkForUpdate(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads).toBe(1);
  await page.locator('html[data-app="ready"]').waitFor();
  expect(await buildsIn(page)).toEqual(['B']);
});
