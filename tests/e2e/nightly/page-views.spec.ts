import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
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
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

test('each page is counted once, from the agreement on: by links, back and forward, in the other language, not found, and after a reload', async ({
  page,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const views = watchPageViews(page);
  await open(page, `${base}${ADC}`);
  await follow(page, NEWSROOM);
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

  // Another query is the same page.
  await follow(page, NEWSROOM);
  await expect.poll(views.paths).toEqual([...walked, NEWSROOM]);
  await page.evaluate(() => history.replaceState(history.state, '', '?year=2024'));
  await page.reload();
  await appReady(page);
  await expect.poll(views.paths).toEqual([...walked, NEWSROOM, NEWSROOM]);

  await open(page, `${base}${hrefFor('ko', 'adc')}`);
  await expect.poll(views.paths).toEqual([...walked, NEWSROOM, NEWSROOM, hrefFor('ko', 'adc')]);
  await page.goto(`${base}/en/nope`);
  await appReady(page);
  await expect.poll(views.paths).toEqual([...walked, NEWSROOM, NEWSROOM, hrefFor('ko', 'adc'), '/en/nope']);
  expect(views.sent.at(-2)?.locale).toBe('ko');
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
  const change = page.getByRole('button', { name: wordsOf('en', 'cookies').choice.change });
  await change.click();
  await expect.poll(views.paths).toEqual([hrefFor('en', 'cookies')]);
  await change.click();
  await follow(page, HOME);
  expect(views.sent).toHaveLength(1);

  const other = await context.newPage();
  const others = watchPageViews(other);
  await other.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(other, `${base}${HOME}`);
  await follow(other, ADC);
  expect(others.sent).toEqual([]);
});

test('a view that cannot be sent is kept, and sent once at the next start', async ({ page, context, base, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  const views = watchPageViews(page);
  await open(page, `${base}${HOME}`);
  await accept(page);
  await expect.poll(views.paths).toEqual([HOME]);
  // What the next page needs is there; only the API is not.
  await page.route('**/api/v1/page-views', (route) => route.abort());
  const waiting = () => page.evaluate(() => JSON.parse(localStorage.getItem('site:unsent') ?? '{"value":[]}').value.length);
  await follow(page, ADC);
  await expect.poll(waiting).toBe(1);
  await follow(page, NEWSROOM);
  await expect.poll(waiting).toBe(2);
  await page.unroute('**/api/v1/page-views');
  // One of two tabs that start sends what is kept.
  const others = await Promise.all([context.newPage(), context.newPage()]);
  const watched = others.map(watchPageViews);
  await Promise.all(others.map((other) => open(other, `${base}${HOME}`)));
  const sent = () => watched.flatMap(({ paths }) => paths()).sort();
  await expect.poll(sent).toEqual([ADC, HOME, HOME, NEWSROOM].sort());
  expect([await waiting(), views.paths()]).toEqual([0, [HOME]]);
});

test('withdrawal removes what waits', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/net::/);
  await page.route('**/api/v1/page-views', (route) => route.abort());
  await open(page, `${base}${hrefFor('en', 'cookies')}`);
  await accept(page);
  const waiting = () => page.evaluate(() => localStorage.getItem('site:unsent'));
  await expect.poll(waiting).not.toBeNull();
  await page.getByRole('button', { name: wordsOf('en', 'cookies').choice.change }).click();
  await expect.poll(waiting).toBeNull();
});
