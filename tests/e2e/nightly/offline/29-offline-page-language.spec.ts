import { LOCALES } from '../../../../core/site/locales.ts';
import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

for (const visited of LOCALES) {
  test(`only ${visited} was visited: the offline page is in the language of the address all the same`, async ({
    deployment,
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(BROKEN);
    await open(page, deployment.url + hrefFor(visited, 'home'));
    await workerReady(page);
    await deployment.setNetwork('down');
    for (const locale of LOCALES) {
      const { offline } = wordsOf(locale, 'errors');
      // Of the language that was visited every page is there.
      const unvisited = locale === visited ? [] : [hrefFor(locale, 'syracuse')];
      for (const path of [...unvisited, `/${locale}/public/newsroom/unknown`, `/${locale}/nowhere`]) {
        const answer = await page.goto(deployment.url + path);
        expect([answer?.status(), answer?.headers()['content-type']], path).toEqual([503, 'text/html; charset=utf-8']);
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { name: offline.heading }), path).toBeVisible();
        expect(page.url()).toBe(deployment.url + path);
      }
    }
  });
}
