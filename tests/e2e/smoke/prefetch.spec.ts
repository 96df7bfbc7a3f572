import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { type Deployment, spendPrefetch, test } from '../../support/deployment.ts';
import { installClock, passTime, unchanged } from '../../support/settled.ts';
import { expect, FULL, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ prefetch: true });
test.beforeEach(({ page }) => installClock(page));

/** Longer than it takes to begin by itself, in milliseconds. */
const IDLE = 6000;

/** What the session may spend is spent: nothing more is fetched ahead. */
const endPrefetch = (page: Page) => page.evaluate(spendPrefetch);
const spent = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('site:prefetched')));
/** Pages of the site that have been prefetched: the document, which the offline kit has, is what a page asks of the worker last. */
const prefetchedPages = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType, responseEnd }) => initiatorType === 'fetch' && responseEnd > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:en|ko)(?:\/[\w-]+)*$/.test(path)),
  );
const isPicture = (path: string) => /^\/images\/|\.svg$/.test(path);
/** What reached the server from a moment on, without pictures, which are not fetched ahead. */
const since = (deployment: Deployment, at: number) =>
  deployment.seen
    .slice(at)
    .map(({ path }) => path)
    .filter((path) => !isPicture(path));
/** A link that is nowhere to be seen until it is pointed at. */
async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'to-follow', textContent: 'to follow' });
    document.getElementById('main')?.prepend(link);
  }, path);
}
/** So that no other link has its turn. */
const dropLinks = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) link.removeAttribute('href');
  });

/** Until the page has had time to begin and nothing reaches the server any more; gives how much has reached it. */
async function quiet(deployment: Deployment, page: Page): Promise<number> {
  await passTime(page, IDLE);
  await unchanged(() => deployment.seen.length);
  return deployment.seen.length;
}

test('following a link in view that was prefetched costs no request', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/en/privacy`);
  await workerReady(page);
  const link = page.locator('#menu').getByRole('link', { name: wordsOf('en', 'menu').groups.services, exact: true });
  const path = (await link.getAttribute('href')) as string;
  await expect.poll(() => prefetchedPages(page), { timeout: 20_000 }).toContain(path);
  expect(await spent(page)).toBeGreaterThan(0);
  await endPrefetch(page);
  const before = await quiet(deployment, page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en', 'services').heading);
  await quiet(deployment, page);
  // The worker stores a page that is shown. The carousel comes when home is idle.
  expect(since(deployment, before).filter((one) => one !== path && !/^\/assets\/swiper-/.test(one))).toEqual([]);
});

test('the same for a post, pointed at: page, module, words and data are there', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/ko/cookies`);
  await workerReady(page);
  const path = hrefFor('ko', 'newsroomPost', { id: '20240516-songdo-groundbreaking' });
  const heading = page.getByRole('heading', { level: 1 });
  const here = (await heading.textContent()) ?? '';
  await dropLinks(page);
  await addLink(page, path);
  await page.hover('#to-follow');
  await expect.poll(() => prefetchedPages(page), { timeout: 20_000 }).toContain(path);
  await expect.poll(() => spent(page)).toBeGreaterThan(0);
  await endPrefetch(page);
  const before = await quiet(deployment, page);
  // Its document is in the offline kit.
  expect(since(deployment, 0)).not.toContain(path);
  await page.click('#to-follow');
  await expect(page).toHaveURL(deployment.url + path);
  await expect(heading).not.toHaveText(here);
  await quiet(deployment, page);
  // The worker stores a page that is shown. The carousel comes when home is idle.
  expect(since(deployment, before).filter((one) => one !== path && !/^\/assets\/swiper-/.test(one))).toEqual([]);
});

test('followed by the browser, in a new tab, a prefetched page costs no more than the preload that the browser sends by itself', {
  tag: FULL,
}, async ({ deployment, page, context }) => {
  await open(page, `${deployment.url}/en/cookies`);
  await workerReady(page);
  await addLink(page, '/en/aboutus/ceo');
  await page.hover('#to-follow');
  await expect.poll(() => prefetchedPages(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
  await endPrefetch(page);
  const before = await quiet(deployment, page);
  const other = await context.newPage();
  await other.addInitScript(spendPrefetch);
  await open(other, `${deployment.url}/en/aboutus/ceo`);
  await quiet(deployment, other);
  const rest = deployment.seen
    .slice(before)
    .filter(({ path, headers }) => !isPicture(path) && !headers['service-worker-navigation-preload']);
  // The fonts are the first tab's too; the worker's script is looked at with each page.
  expect(rest.map(({ path }) => path).filter((path) => path !== '/sw.js' && !path.endsWith('.webmanifest') && !/icon/.test(path))).toEqual(
    [],
  );
});
