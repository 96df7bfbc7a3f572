import { hrefFor } from '../../../core/site/urls.ts';
import { dailyInEnglish, expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

dailyInEnglish((locale) => {
  const list = hrefFor(locale, 'newsroom');
  const moves = [
    ['a page', `/${locale}/public/news?category=esg`, `${list}?category=esg`],
    ['a post', `${list}/a-post-that-moved`, hrefFor(locale, 'company', { hash: 'vision' })],
  ] as const;
  for (const [name, from, to] of moves) {
    test(`a link to ${name} that has moved leads to where it is, and back leads back`, async ({ page, context, base, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      const table = Object.fromEntries(moves.map(([, source, target]) => [source.split('?')[0], target.split('?')[0]]));
      await context.route('**/data/moved.json', (route) => route.fulfill({ json: table }));
      await open(page, base + hrefFor(locale, 'ceo'));
      // A reload would lose this.
      await page.evaluate((href) => {
        document.documentElement.dataset.stayed = 'yes';
        const link = Object.assign(document.createElement('a'), { id: 'moved', href, textContent: 'moved' });
        document.getElementById('main')?.prepend(link);
      }, from);
      await page.locator('#moved').press('Enter');
      await expect(page).toHaveURL(base + to);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-stayed', 'yes');
      await page.goBack();
      await expect(page).toHaveURL(base + hrefFor(locale, 'ceo'));
    });
  }
});
