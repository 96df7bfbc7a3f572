import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../../core/site/locales.ts';
import { getPage } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { BROKEN, type Deployment, test } from '../../support/deployment.ts';
import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { expect, FULL, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ hasAnsweredBanner: true });

const DAILY = [getPage('social'), getPage('quality')];
// That the kit has the code of every page: tests/build/precache.test.ts.
const WALKS = [
  { what: 'two pages', locale: 'ko', rows: DAILY },
  ...LOCALES.map((locale) => ({ what: 'a page of each kind', locale, rows: PAGE_KINDS })),
] as const;

for (const { what, locale, rows } of WALKS)
  test(`after one visit to home and without the network, the app starts on ${what} in ${locale}`, {
    tag: rows === DAILY ? [] : FULL,
  }, async ({ deployment, page, consoleErrors }) => {
    consoleErrors.allow(BROKEN);
    await open(page, deployment.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await loseNetwork(deployment, page);
    for (const row of rows) {
      await open(page, deployment.url + examplePath(locale, row));
      await answersOffline(page, locale);
    }
  });

/** What the site's own network answers from now on: nothing, nor does the browser's cache. */
async function loseNetwork(deployment: Deployment, page: Page): Promise<void> {
  await deployment.setNetwork('down');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Expects of a page that is read without the network that it can be read, and that what stands around it answers: notice, menu and search. */
async function answersOffline(page: Page, locale: Locale): Promise<void> {
  const { pathname } = new URL(page.url());
  const { ui, a11y } = wordsOf(locale, 'common');
  await expect(page.locator('html[data-app]'), `the app starts at ${pathname}`).toBeAttached();
  const notice = page.getByRole('status', { name: a11y.connection }).getByText(ui.offline);
  await expect(notice, `the notice at ${pathname}`).toBeVisible();
  await expect(notice).toHaveCount(1);
  // The browser opens a section of the menu; only the app closes it by a key.
  const section = page.locator('#menu details').first();
  await section.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(section).toHaveAttribute('open');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(section, `the menu at ${pathname}`).not.toHaveAttribute('open', { timeout: 500 });
  }).toPass();
  // On its own page the search takes the focus instead.
  await page.keyboard.press('Control+k');
  const field = page.locator('main input[type="search"], dialog[open] input[type="search"]').last();
  await expect(field, `the search at ${pathname}`).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The words of the document stay, whatever was opened above them.
  await expect(page.locator('main h1, main h2').first(), `the page at ${pathname}`).toBeVisible();
}
