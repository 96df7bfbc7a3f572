import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { follow } from '../../support/deployment.ts';
import { appReady, expect, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

const { cookie } = wordsOf('en', 'messages');
const HOME = hrefFor('en', 'home');
const ADC = hrefFor('en', 'adc');
const NEWSROOM = hrefFor('en', 'newsroom');

interface Sent {
  id: string;
  path: string;
  locale: string;
}

/** What the page sends to count page views, and how it was answered. */
function watchPageViews(page: Page) {
  const sent: Sent[] = [];
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/v1/page-views')) return;
    statuses.push(response.status());
    sent.push(response.request().postDataJSON() as Sent);
  });
  return { sent, statuses, paths: () => sent.map(({ path }) => path) };
}

const accept = (page: Page) => cookieBanner(page).getByRole('button', { name: cookie.accept, exact: true }).click();
const reject = (page: Page) => cookieBanner(page).getByRole('button', { name: cookie.reject, exact: true }).click();
test('each page is counted once, from the agreement on: by links, back and forward, and after a reload', async ({ page, base }) => {
  const views = watchPageViews(page);
  await open(page, `${base}${ADC}`);
  await follow(page, NEWSROOM);
  await expect(page).toHaveURL(base + NEWSROOM);
  expect(views.sent).toEqual([]);

  await accept(page);
  // A page that is left before it is shown was not viewed: each one is waited for.
  const walked = [NEWSROOM];
  await expect.poll(views.paths).toEqual(walked);
  const steps: [path: string, go: () => Promise<unknown>][] = [
    [HOME, () => follow(page, HOME)],
    [NEWSROOM, () => page.goBack()],
    [HOME, () => page.goForward()],
    [ADC, () => follow(page, ADC)],
  ];
  for (const [path, go] of steps) {
    await go();
    walked.push(path);
    await expect.poll(views.paths).toEqual(walked);
  }

  await page.reload();
  await appReady(page);
  await expect.poll(views.paths).toEqual([...walked, ADC]);
  expect(new Set(views.statuses)).toEqual(new Set([204]));
  expect(new Set(views.sent.map(({ id }) => id)).size).toBe(views.sent.length);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('site:unsent'))).toBeNull();
});

test('nothing is sent after Reject, nor with Global Privacy Control; withdrawal ends it at once', async ({ page, context, base }) => {
  const views = watchPageViews(page);
  await open(page, `${base}${HOME}`);
  await reject(page);
  await follow(page, ADC);
  await page.goto(`${base}${hrefFor('en', 'cookies')}`);
  await appReady(page);
  const { accept, reject: withdraw } = wordsOf('en', 'messages').cookie;
  const choice = page.getByRole('main');
  await choice.getByRole('button', { name: accept, exact: true }).click();
  await expect.poll(views.paths).toEqual([hrefFor('en', 'cookies')]);
  await choice.getByRole('button', { name: withdraw, exact: true }).click();
  await follow(page, HOME);
  await expect(page).toHaveURL(base + HOME);
  expect(views.sent).toHaveLength(1);

  const other = await context.newPage();
  const others = watchPageViews(other);
  await other.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(other, `${base}${HOME}`);
  await follow(other, ADC);
  await expect(other).toHaveURL(base + ADC);
  expect(others.sent).toEqual([]);
});
