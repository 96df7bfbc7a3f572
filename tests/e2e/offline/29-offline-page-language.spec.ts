import { LOCALES } from '../../../core/site/locales.ts';
import { BROKEN, expect, hrefFor, open, test, wordsOf, workerReady } from '../../support/test-bed.ts';

for (const visited of LOCALES) {
  test(`only ${visited} was visited: the offline page is in the language of the address all the same`, async ({
    bed,
    page,
    complaints,
  }) => {
    complaints.allow(BROKEN);
    await open(page, bed.url + hrefFor(visited, 'home'));
    await workerReady(page);
    await bed.network('down');
    for (const locale of LOCALES) {
      const { offline } = wordsOf(locale, 'errors');
      for (const path of [hrefFor(locale, 'syracuse'), `/${locale}/public/newsroom/unknown`, `/${locale}/nowhere`]) {
        const answer = await page.goto(bed.url + path);
        expect([answer?.status(), answer?.headers()['content-type']], path).toEqual([503, 'text/html; charset=utf-8']);
        await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { name: offline.heading }), path).toBeVisible();
        expect(page.url()).toBe(bed.url + path);
      }
    }
  });
}
