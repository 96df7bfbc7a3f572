import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const locale = 'en';
const words = wordsOf(locale, 'browser');

test('a browser that lacks what the controls are made of is told to upgrade, and can read on', async ({ page, base }) => {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noExplicitAny: a browser of before
    delete (HTMLElement.prototype as any).popover;
  });
  await page.goto(base + hrefFor(locale, 'company'));
  const notice = page.getByRole('dialog', { name: words.title });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(words.body);
  const link = notice.getByRole('link', { name: words.button });
  await expect(link).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await notice.getByRole('button', { name: words.close }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
});

test('a browser of today never fetches the notice', async ({ page, base }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, base + hrefFor(locale, 'company'));
  expect(asked.filter((path) => path.startsWith('/upgrade'))).toEqual([]);
  expect(await page.locator('script[nomodule]').getAttribute('src')).toBe('/upgrade.js');
});
