import { buildsIn, checkForUpdate, countLoads, expect, inOneLocale, open, test, wordsOf, workerReady } from '../../support/test-bed.ts';

inOneLocale('en', (locale) => {
  const words = wordsOf(locale, 'update');

  test('an update waits for the visitor; agreed to in one tab, it reloads each tab once, and no tab mixes builds', async ({
    bed,
    page,
    context,
  }) => {
    await open(page, `${bed.url}/${locale}`);
    await workerReady(page);
    const list = await context.newPage();
    await open(list, `${bed.url}/${locale}/public/newsroom?sort=asc`);
    await bed.deploy('B');
    const tabs = [page, list];
    const loads = tabs.map(countLoads);
    await checkForUpdate(page);
    for (const tab of tabs) await expect(tab.getByText(words.ready)).toBeVisible();
    // A form that is half filled in.
    await list.locator('#filter-q').fill('campus');
    await list.locator('#filter-year').selectOption('2024');
    await page.waitForTimeout(1000);
    for (const tab of tabs) expect(await buildsIn(tab)).toEqual(['A']);
    expect(loads.map((count) => count())).toEqual([0, 0]);

    await page.getByRole('button', { name: words.refresh }).click();
    for (const count of loads) await expect.poll(count, { timeout: 15_000 }).toBe(1);
    for (const tab of tabs) await tab.locator('html[data-worker="ready"]').waitFor();
    await page.waitForTimeout(4000);
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
});
