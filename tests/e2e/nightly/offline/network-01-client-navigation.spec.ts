import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, follow, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

test('a network that accepts and never answers: a link to a page of the offline kit leads to its document', async ({
  deployment,
  page,
}) => {
  await open(page, deployment.url + hrefFor('en', 'governance'));
  await workerReady(page);
  await deployment.setNetwork('silent');
  for (const [path, h1] of [
    [hrefFor('en', 'company'), wordsOf('en', 'aboutus').company.heading],
    [hrefFor('en', 'quality'), wordsOf('en', 'quality').heading],
  ] as const) {
    await follow(page, path);
    // The limit of the navigation, then that of the document.
    await expect(page.locator('h1')).toHaveText(h1);
    await expect(page).toHaveURL(deployment.url + path);
  }
});

test('a network that accepts and never answers: a link to a page that is not stored ends at the offline page, with another try', async ({
  deployment,
  page,
}) => {
  // The Korean kit comes with the first Korean page, and so do Korean words.
  const path = hrefFor('ko', 'governance');
  await open(page, deployment.url + hrefFor('en', 'governance'));
  await workerReady(page);
  await deployment.setNetwork('silent');
  await follow(page, path);
  const { offline } = wordsOf('ko', 'errors');
  // The limit of the navigation, then that of the document.
  await expect(page.locator('h1')).toHaveText(offline.heading);
  await expect(page).toHaveURL(deployment.url + path);
  await deployment.setNetwork('up');
  await page.getByRole('link', { name: offline.retry }).click();
  await expect(page.locator('h1')).toHaveText(wordsOf('ko', 'governance').heading);
});
