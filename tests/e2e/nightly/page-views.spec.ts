import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { follow } from '../../support/deployment.ts';
import { appReady, expect, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

const { cookie } = wordsOf('en', 'messages');
const HOME = hrefFor('en', 'home');
const ADC = hrefFor('en', 'adc');

/** What the page sends to count page views, and how it was answered. */
function watchPageViews(page: Page): string[] {
  const views: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/v1/page-views')) views.push(`${response.status()} ${response.request().postDataJSON().path}`);
  });
  return views;
}

// Each page once, from the agreement on: other-settings.spec.ts walks with a tracker, which hears of a page as our own count does.
test('nothing is sent after Reject, nor with Global Privacy Control; withdrawal ends it at once', async ({ page, context, base }) => {
  const views = watchPageViews(page);
  await open(page, `${base}${HOME}`);
  await cookieBanner(page).getByRole('button', { name: cookie.reject, exact: true }).click();
  await follow(page, ADC);
  await page.goto(`${base}${hrefFor('en', 'cookies')}`);
  await appReady(page);
  const choice = page.getByRole('main');
  await choice.getByRole('button', { name: cookie.accept, exact: true }).click();
  await expect.poll(() => views).toEqual([`204 ${hrefFor('en', 'cookies')}`]);
  await choice.getByRole('button', { name: cookie.reject, exact: true }).click();
  await follow(page, HOME);
  await expect(page).toHaveURL(base + HOME);
  expect(views).toHaveLength(1);

  const other = await context.newPage();
  const others = watchPageViews(other);
  await other.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(other, `${base}${HOME}`);
  await follow(other, ADC);
  await expect(other).toHaveURL(base + ADC);
  expect(others).toEqual([]);
});
