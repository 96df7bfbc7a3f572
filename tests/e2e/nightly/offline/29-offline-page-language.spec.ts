import { LOCALES } from '../../../../core/site/locales.ts';
import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test('one language was visited: the offline page is in that of the address all the same, and its link tries again', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(/status of 404/);
  await open(page, deployment.url + hrefFor('en', 'home'));
  await workerReady(page);
  await deployment.setNetwork('down');
  for (const locale of LOCALES) {
    const { offline } = wordsOf(locale, 'errors');
    // Of the language that was visited every page is there.
    const unvisited = locale === 'en' ? [] : [hrefFor(locale, 'syracuse')];
    for (const path of [...unvisited, `/${locale}/public/newsroom/unknown`, `/${locale}/nowhere`]) {
      const answer = await page.goto(deployment.url + path);
      expect([answer?.status(), answer?.headers()['content-type']], path).toEqual([503, 'text/html; charset=utf-8']);
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { name: offline.heading }), path).toBeVisible();
      expect(page.url()).toBe(deployment.url + path);
      expect(await page.locator('script[data-entry]').count(), 'it does not start the app').toBe(0);
    }
  }
  await deployment.setNetwork('up');
  const { offline, error404 } = wordsOf('ko', 'errors');
  await page.getByRole('link', { name: offline.retry }).click();
  await expect(page.locator('h1')).toHaveText(error404.heading);
});
