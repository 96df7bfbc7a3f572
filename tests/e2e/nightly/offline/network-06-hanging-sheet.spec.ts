import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, countLoads, test } from '../../../support/deployment.ts';
import { appReady, expect } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

for (const [what, file] of [
  ['style sheet', /\/assets\/style-/],
  ['boot script', /\/assets\/boot-/],
] as const) {
  test(`a ${what} that hangs leaves a page that is painted and styled`, async ({ deployment, page }) => {
    deployment.hang(file);
    await page.goto(deployment.url + hrefFor('en', 'company'), { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    const heading = page.locator('h1');
    await expect(heading).toHaveText(wordsOf('en', 'aboutus').company.heading);
    // The rules of what it shows are in the document.
    expect(await heading.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('500');
    // Nor does the app wait for a sheet for ever. Whether it has started meanwhile or not, links lead on.
    if (what === 'style sheet') await appReady(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page
      .getByRole('navigation', { name: wordsOf('en', 'common').a11y.breadcrumb })
      .getByRole('link')
      .first()
      .click({ noWaitAfter: true });
    await expect(page).toHaveURL(deployment.url + hrefFor('en', 'home'));
  });
}

test('a style sheet that does not come: a link leads to a document with rules of its own', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  const sheet = /\/assets\/style-/;
  deployment.fail(sheet, 503);
  await page.goto(deployment.url + hrefFor('en', 'company'));
  await appReady(page);
  const loads = countLoads(page);
  deployment.fail(sheet, 0);
  await page
    .getByRole('navigation', { name: wordsOf('en', 'common').a11y.breadcrumb })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(deployment.url + hrefFor('en', 'home'));
  await appReady(page);
  expect(loads()).toBe(1);
});
