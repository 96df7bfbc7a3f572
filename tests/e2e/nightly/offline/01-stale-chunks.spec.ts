import { hrefFor } from '../../../../core/site/urls.ts';
import { buildsIn, countLoads, follow, test } from '../../../support/deployment.ts';
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
