import { buildsIn, countLoads, expect, follow, hrefFor, inOneLocale, open, test, wordsOf, workerReady } from '../../support/test-bed.ts';

// A page that is open while a deploy takes place asks for chunks of its own build.
inOneLocale('en', (locale) => {
  test('a page opened for the first time after a deploy comes from the build the tab is of, without a reload', async ({ bed, page }) => {
    await open(page, bed.url + hrefFor(locale, 'home'));
    await bed.deploy('B');
    const loads = countLoads(page);
    await follow(page, hrefFor(locale, 'adc'));
    await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'adc').heading);
    await follow(page, hrefFor(locale, 'leadership'));
    await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'leadership').heading);
    expect([loads(), await buildsIn(page)]).toEqual([0, ['A']]);
  });

  test('where the old files are gone it reloads once, into the new build', async ({ bed, page, complaints }) => {
    complaints.allow(/status of 404/);
    await open(page, bed.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await bed.deploy('B', { kept: false });
    const loads = countLoads(page);
    await follow(page, hrefFor(locale, 'adc'));
    await expect.poll(loads).toBe(1);
    await page.locator('html[data-app="ready"]').waitFor();
    await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'adc').heading);
    expect([loads(), await buildsIn(page)]).toEqual([1, ['B']]);
    await expect(page.getByText(wordsOf(locale, 'messages').msg.serviceError)).toHaveCount(0);
  });
});

test('a chunk that stays away is no loop: one reload in 60 s, and the document stays readable', async ({ bed, page, complaints }) => {
  complaints.allow(/status of 404|dynamically imported module/);
  bed.fail(/\/assets\/videos-page-/, 404);
  const loads = countLoads(page);
  await page.goto(`${bed.url}/en/public/videos`);
  await expect.poll(loads, { timeout: 15_000 }).toBe(2);
  await page.waitForTimeout(4000);
  expect(loads()).toBe(2);
  await expect(page.locator('main article').first()).toBeVisible();

  // Within the app: the link leads there all the same, as a document.
  await open(page, `${bed.url}/en`);
  const before = loads();
  await follow(page, '/en/public/videos');
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'videos').heading);
  await page.waitForTimeout(4000);
  expect(loads() - before).toBe(1);
});
