import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { expect, open, test, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

/** Longer than any request may take (spec 9), in milliseconds: a visitor reads before the next click. */
const READING = 12_000;

/** Waits until the data of a link in view has been fetched ahead. */
async function fetchedAhead(page: Page, link: Locator, answer: string): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const isFetched = (path: string) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path);
  await expect.poll(() => page.evaluate(isFetched, answer), { message: `${answer} is fetched ahead` }).toBe(true);
}

async function readAndFollow(page: Page, base: string, locale: Locale): Promise<void> {
  const list = page
    .locator('main')
    .getByRole('link', { name: wordsOf(locale, 'home').news.heading })
    .first();
  const post = page.locator(`main a[href^="${hrefFor(locale, 'newsroom')}/"]`).first();
  const path = (await post.getAttribute('href')) as string;
  await fetchedAhead(page, list, '/api/v1/posts/newsroom');
  await fetchedAhead(page, post, path.replace(`/${locale}/public/`, '/api/v1/posts/'));
  // Time is what this test is about.
  await page.waitForTimeout(READING);
  await list.click();
  await expect(page).toHaveURL(base + hrefFor(locale, 'newsroom'));
  await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'meta').pages.newsroom.title);
  await page.goBack();
  const title = (await post.textContent()) as string;
  await post.click();
  await expect(page).toHaveURL(base + path);
  await expect(page.locator('main h1')).toHaveText(title);
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(() => {
    test.use({ serviceWorkers });
    test(`links that have been in view for a while lead to their pages, with workers: ${serviceWorkers}`, async ({ page, base }) => {
      await open(page, base + hrefFor('ko', 'home'));
      if (serviceWorkers === 'allow') await workerReady(page);
      await readAndFollow(page, base, 'ko');
    });
  });
