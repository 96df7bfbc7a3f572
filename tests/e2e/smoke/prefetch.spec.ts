import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { type Deployment, prefetchOnTouch, test } from '../../support/deployment.ts';
import { installClock, passTime, unchanged } from '../../support/settled.ts';
import { expect, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ prefetch: true });
test.beforeEach(({ page }) => installClock(page));

/** Longer than it takes to begin by itself, in milliseconds. */
const IDLE = 6000;

/** From here on only what is touched is prefetched. */
const endPrefetch = (page: Page) => page.evaluate(prefetchOnTouch);
/** Whether a module or an answer has come whose address has this part. */
const hasCome = (page: Page, part: string) =>
  page.evaluate(
    (text) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => name.includes(text) && responseEnd > 0,
      ),
    part,
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
  await quiet(deployment, page);
  await expect.poll(() => hasCome(page, '/assets/services-page-')).toBe(true);
  await endPrefetch(page);
  const before = await quiet(deployment, page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en', 'services').heading);
  await quiet(deployment, page);
  // The worker stores a page that is shown. The carousel comes when home is idle.
  expect(since(deployment, before).filter((one) => one !== path && !/^\/assets\/swiper-/.test(one))).toEqual([]);
});

test('the same for a post, pointed at: code, messages and data are there', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/ko/cookies`);
  await workerReady(page);
  const path = hrefFor('ko', 'newsroomPost', { id: '20240516-songdo-groundbreaking' });
  const heading = page.getByRole('heading', { level: 1 });
  const here = (await heading.textContent()) ?? '';
  await dropLinks(page);
  await addLink(page, path);
  await page.hover('#to-follow');
  await expect.poll(() => hasCome(page, '/20240516-songdo-groundbreaking?')).toBe(true);
  await endPrefetch(page);
  const before = await quiet(deployment, page);
  await page.click('#to-follow');
  await expect(page).toHaveURL(deployment.url + path);
  await expect(heading).not.toHaveText(here);
  await quiet(deployment, page);
  // The worker stores a page that is shown. The carousel comes when home is idle.
  expect(since(deployment, before).filter((one) => one !== path && !/^\/assets\/swiper-/.test(one))).toEqual([]);
});
