import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { answersWithoutPage, loseNetwork } from '../../../support/app-shell.ts';
import { field, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, countLoads, test, WITHOUT_CODE } from '../../../support/deployment.ts';
import { DOCUMENT_PAGES, examplePath } from '../../../support/example-paths.ts';
import { appReady, expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use({ hasAnsweredBanner: true });
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
  consoleErrors.allow(/status of 404/);
});

const appState = (page: Page) => page.evaluate(() => document.documentElement.dataset.app);

const locale = 'ko';
test('after one visit to home and without the network, the app answers on every page type', async ({ deployment, page }) => {
  test.setTimeout(480_000);
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await workerReady(page);
  await loseNetwork(deployment, page);
  const withoutCode: string[] = [];
  for (const row of DOCUMENT_PAGES) {
    await page.goto(deployment.url + examplePath(locale, row), { waitUntil: 'load' });
    // An error page is no visit that the worker would answer: the browser says that the network is gone.
    if (row.status) await page.locator('html[data-app]').waitFor();
    if (row.status) await page.evaluate(() => dispatchEvent(new Event('offline')));
    await answersWithoutPage(page, locale);
    if ((await appState(page)) !== 'ready') withoutCode.push(row.id);
  }
  // Nobody has visited them, no link of home leads there at once, and no kit has their code.
  expect(withoutCode).toEqual(expect.arrayContaining(['adc', 'testing', 'quality', 'social', 'songdo']));
});

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
