import { BROKEN, buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { appReady, expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const words = wordsOf('en', 'update');

test('a worker whose critical files are not all there does not replace one that works, and comes when they are', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404|bad-precaching-response/);
  // Pictures that the first visit has not shown are missing without a network.
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  deployment.fail(/\/assets\/app-BBBB/, 404);
  await deployment.deploy('B');
  await checkForUpdate(page);
  await settled(page);
  await expect(page.getByText(words.ready)).toHaveCount(0);

  // What the old worker holds is whole.
  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en`);
  expect(await buildsIn(page)).toEqual(['A']);
  await deployment.setNetwork('up');

  deployment.fail(/\/assets\/app-BBBB/, 0);
  const loads = countLoads(page);
  await checkForUpdate(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads).toBe(1);
  await appReady(page);
  expect(await buildsIn(page)).toEqual(['B']);
});
