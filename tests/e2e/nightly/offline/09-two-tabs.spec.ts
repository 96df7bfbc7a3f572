import { buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { installClock, passTime, settled } from '../../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const locale = 'en';
const words = wordsOf(locale, 'update');

test('an update waits for the visitor; agreed to in one tab, it reloads each tab once, and no tab mixes builds', async ({
  deployment,
  page,
  context,
}) => {
  await installClock(page);
  await open(page, `${deployment.url}/${locale}`);
  await workerReady(page);
  const list = await context.newPage();
  await open(list, `${deployment.url}/${locale}/public/newsroom?sort=asc`);
  await deployment.deploy('B');
  const tabs = [page, list];
  const loads = tabs.map(countLoads);
  await checkForUpdate(page);
  for (const tab of tabs) await expect(tab.getByText(words.ready)).toBeVisible();
  // A form that is half filled in.
  await list.locator('#filter-q').fill('campus');
  // It is open: it is sorted.
  await list.locator('#filter-year').selectOption('2024');
  await settled(page);
  for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['A']);
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await page.getByRole('button', { name: words.refresh }).click();
  for (const count of loads) await expect.poll(count, { timeout: 15_000 }).toBe(1);
  for (const tab of tabs) await workerReady(tab);
  await passTime(page, 5000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  for (const tab of tabs) {
    expect(await buildsIn(tab)).toEqual(['B']);
    await expect(tab.getByText(words.ready)).toHaveCount(0);
  }
  expect(new URL(list.url()).search).toBe('?sort=asc');
  await expect(list.locator('#filter-q')).toHaveValue('campus');
  await expect(list.locator('#filter-year')).toHaveValue('2024');
  await expect(list.locator('#filter-sort')).toHaveValue('asc');
  expect(await list.evaluate(() => sessionStorage.getItem('site:entries'))).toBeNull();
});
