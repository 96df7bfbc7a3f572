import { hrefFor } from '../../../../core/site/urls.ts';
import { buildsIn, countLoads, follow, test } from '../../../support/deployment.ts';
import { installClock, passTime } from '../../../support/settled.ts';
import { appReady, expect, open, pageStored, WHOLE_BROWSER } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

// A page that is open while a deploy takes place asks for chunks of its own build.
const locale = 'en';
test('a page opened for the first time after a deploy comes from the build the tab is of, without a reload', async ({
  deployment,
  page,
}) => {
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await deployment.deploy('B');
  const loads = countLoads(page);
  await follow(page, hrefFor(locale, 'adc'));
  await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'adc').heading);
  await follow(page, hrefFor(locale, 'leadership'));
  await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'leadership').heading);
  expect([loads(), await buildsIn(page)]).toEqual([0, ['A']]);
});

test('where the old files are gone it reloads once, into the new build', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  // Without the offline kit: to a reload that takes over 3 s, on a busy machine, the worker would give the kit's page of the build before.
  deployment.fail(/offline-kit/, 404);
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await pageStored(page);
  await deployment.deploy('B', { kept: false });
  const loads = countLoads(page);
  await follow(page, hrefFor(locale, 'adc'));
  await expect.poll(loads).toBe(1);
  await appReady(page);
  await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'adc').heading);
  expect([loads(), await buildsIn(page)]).toEqual([1, ['B']]);
  await expect(page.getByText(wordsOf(locale, 'messages').msg.serviceError)).toHaveCount(0);
});

test('a chunk that stays away is no loop: one reload in 60 s, and the document stays readable', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404|dynamically imported module/);
  await installClock(page);
  // Without the offline kit, which has the document of the page that is followed.
  deployment.fail(/offline-kit/, 404);
  deployment.fail(/\/assets\/videos-page-/, 404);
  deployment.fail(/\/assets\/adc-page-/, 404);
  const loads = countLoads(page);
  await page.goto(`${deployment.url}/en/public/videos`);
  await expect.poll(loads, { timeout: 15_000 }).toBe(2);
  await passTime(page, 5000);
  expect(loads()).toBe(2);
  await expect(page.locator('main article').first()).toBeVisible();

  // Within the app, and within those 60 s, nothing reloads: the page says so, and loads again when the visitor wants to.
  await open(page, `${deployment.url}/en`);
  const before = loads();
  await follow(page, '/en/services/adc');
  const { heading, retry } = wordsOf('en', 'errors').navigation;
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await passTime(page, 5000);
  expect(loads() - before).toBe(0);
  deployment.fail(/\/assets\/adc-page-/, 0);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'adc').heading);
  await appReady(page);
});
