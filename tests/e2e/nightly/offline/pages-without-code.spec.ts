import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { field, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, countLoads, test, WITHOUT_CODE } from '../../../support/deployment.ts';
import { appReady, expect } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use({ hasAnsweredBanner: true });
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
  consoleErrors.allow(/status of 404/);
});

const appState = (page: Page) => page.evaluate(() => document.documentElement.dataset.app);

test.describe('while the code of a page does not come', () => {
  // A kit has the code of the form.
  test.use({ serviceWorkers: 'block' });
  const path = hrefFor('en', 'contact');
  test.beforeEach(async ({ deployment, page }) => {
    deployment.fail(/\/assets\/contact-page-|^\/robots/, 503);
    await page.goto(deployment.url + path);
    await expect.poll(() => appState(page)).toBe('shell');
  });

  test('what is typed stays, also when the page comes', async ({ deployment, page }) => {
    const loads = countLoads(page);
    await write(page, WRITTEN, { agree: true });
    expect(await appState(page)).toBe('shell');
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
  test('links of the page are followed by the browser, those of the header by the app', async ({ deployment, page }) => {
    const loads = countLoads(page);
    const { groups } = wordsOf('en', 'menu');
    await page.locator('main').getByRole('link').first().click();
    await expect.poll(loads).toBe(1);
    await page.goto(deployment.url + path);
    await expect.poll(() => appState(page)).toBe('shell');
    const before = loads();
    await page.locator('#menu').getByRole('link', { name: groups.about, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(wordsOf('en', 'aboutus').company.heading);
    await appReady(page);
    expect(loads()).toBe(before);
  });
});
