import { hrefFor } from '../../../../core/site/urls.ts';
import { field, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, countLoads, test, WITHOUT_CODE } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { appReady, expect } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

// A kit has the code of every page.
test.use({ hasAnsweredBanner: true, serviceWorkers: 'block' });

const path = hrefFor('en', 'contact');
test.beforeEach(async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
  deployment.fail(/\/assets\/contact-page-|^\/robots/, 503);
  await page.goto(deployment.url + path);
  await expect.poll(() => deployment.seen.some(({ path: seen }) => seen.startsWith('/assets/contact-page-'))).toBe(true);
  await settled(page, 1000);
  await expect(page.locator('html[data-app]')).toHaveCount(0);
});

test('where the code of a page does not come, what is typed stays, and the next touch starts the app', async ({ deployment, page }) => {
  const loads = countLoads(page);
  await write(page, WRITTEN, { agree: true });
  await expect(page.locator('html[data-app]')).toHaveCount(0);
  await deployment.restoreNetwork();
  await page.keyboard.press('Shift');
  await appReady(page);
  await expect(field(page, 'name')).toHaveValue(WRITTEN.name);
  expect(loads()).toBe(0);
});
test('the form is sent by the browser', async ({ deployment, page }) => {
  await write(page, WRITTEN, { agree: true });
  await page.getByRole('button', { name: wordsOf('en', 'contact').form.submit }).click();
  await expect(page).toHaveURL(new RegExp(`^${deployment.url}${hrefFor('en', 'contactSent')}`));
});
test('links are followed by the browser', async ({ page }) => {
  const loads = countLoads(page);
  await page
    .locator('#menu')
    .getByRole('link', { name: wordsOf('en', 'menu').groups.about, exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'aboutus').company.heading);
  expect(loads()).toBe(1);
});
