import { buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { installClock, passTime } from '../../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

test('where controllerchange never fires, every tab reloads all the same, once', async ({ deployment, page, context }) => {
  await installClock(page);
  const words = wordsOf('en', 'update');
  await context.addInitScript(() => {
    navigator.serviceWorker?.addEventListener('controllerchange', (event) => event.stopImmediatePropagation());
  });
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  const other = await context.newPage();
  await open(other, `${deployment.url}/en/aboutus/company`);
  await deployment.deploy('B');
  const tabs = [page, other];
  const loads = tabs.map(countLoads);
  await checkForUpdate(page);
  for (const tab of tabs) await expect(tab.getByText(words.ready)).toBeVisible();
  await page.getByRole('button', { name: words.refresh }).click();
  for (const count of loads) await expect.poll(count, { timeout: 15_000 }).toBe(1);
  for (const tab of tabs) await workerReady(tab);
  await passTime(page, 5000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['B']);
});
