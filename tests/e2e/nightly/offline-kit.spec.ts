import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { kitUrl } from '../../../core/build/kit.ts';
import { listPosts, type PostIndex } from '../../../core/posts/list-posts.ts';
import { POST_TYPES } from '../../../core/posts/post.ts';
import type { Locale } from '../../../core/site/locales.ts';
import { getPostPages } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { DIST, offlineDocuments, SITE } from '../../../pipeline/paths.ts';
import { BUDGETS } from '../../support/budgets.ts';
import { BROKEN, type Deployment, test, WITHOUT_CODE } from '../../support/deployment.ts';
import { readPieces } from '../../support/read-pieces.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

const TYPES = POST_TYPES;

const readJson = (url: string) => JSON.parse(readFileSync(SITE + url, 'utf8'));
const kitOf = (locale: Locale) => readPieces(readFileSync(SITE + kitUrl(locale))).header;
const spent = ({ seen }: Deployment, from = 0) => seen.slice(from).reduce((sum, { bytes }) => sum + bytes, 0);

/** What the site's own network answers from now on: nothing, nor does the browser's cache. */
async function stopServer(deployment: Deployment, page: Page): Promise<void> {
  await deployment.setNetwork('down');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

test.use({ viewport: { width: 412, height: 823 } });
test.beforeEach(async ({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
});

const locale = 'en';
const { ui, a11y } = wordsOf(locale, 'common');

test(`one visit to home within its bytes and 60 requests, then no server: every address, list, post and search`, async ({
  deployment,
  page,
}) => {
  test.setTimeout(240_000);
  const home = deployment.url + hrefFor(locale, 'home');
  // The carousel stands still: on a slow machine its next slides, with their pictures, would come while the rest is waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, home);
  await workerReady(page);
  await settled(page);
  expect.soft(spent(deployment)).toBeLessThanOrEqual(BUDGETS.firstVisit);
  expect.soft(deployment.seen.length).toBeLessThanOrEqual(BUDGETS.firstVisitRequests);
  expect(deployment.seen.filter(({ path }) => path === kitUrl(locale))).toHaveLength(1);

  const before = deployment.seen.length;
  await page.reload();
  await workerReady(page);
  await settled(page, 1000);
  expect.soft(spent(deployment, before)).toBeLessThanOrEqual(BUDGETS.secondVisit);

  await stopServer(deployment, page);
  const paths = Object.keys(kitOf(locale).pieces).filter((address) => address === `/${locale}` || address.startsWith(`/${locale}/`));
  expect(paths.length).toBeGreaterThan(70);
  for (const path of paths) {
    const answer = await page.goto(deployment.url + path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(path.includes('/errors/') ? 404 : 200);
    // The kit's document, or the copy of a visit.
    const own = [`${offlineDocuments(DIST)}${path}.html`, `${SITE}${path}.html`].map((file) => readFileSync(file, 'utf8'));
    expect(own.includes((await answer?.text()) ?? ''), path).toBe(true);
  }
  await page.goto(deployment.url + hrefFor(locale, 'locations'));
  // A drawing that did not come has no size.
  const drawing = page.locator('main svg use').first();
  await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width), 'the map is drawn').toBeGreaterThan(100);
  for (const type of TYPES) {
    const index = readJson(`/data/${type}.${locale}.json`) as PostIndex;
    const category = index.posts[0]?.category as string;
    await open(page, `${deployment.url}${hrefFor(locale, getPostPages(type).list.id)}?category=${category}`);
    const { filter } = wordsOf(locale, 'messages');
    const count = listPosts(index, { category }).total;
    const total = ((count === 1 && filter.applied_one) || filter.applied_other).replace('{count}', String(count));
    await expect(page.locator('main').getByRole('status').filter({ hasText: total }), type).toBeVisible();
    await expect(page.getByRole('status', { name: a11y.connection })).toContainText(ui.offline);
    for (const { id } of index.posts) {
      const post = await page.evaluate(async (address) => (await fetch(address)).json(), `/api/v1/posts/${type}/${id}?locale=${locale}`);
      expect(post, id).toEqual(readJson(`/data/${type}/${id}.${locale}.json`));
    }
  }
  await open(page, `${deployment.url}${hrefFor(locale, 'search')}?q=antibody`);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(page.getByText(wordsOf(locale, 'search').replica.device)).toBeVisible();
});

test('the kit of the other language comes with the language switch, once', async ({ deployment, page }) => {
  // Where the switch stands in the header, not in the menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, deployment.url + hrefFor('en', 'ceo'));
  await workerReady(page);
  const kits = () => deployment.seen.flatMap(({ path }) => (path.endsWith('.bin') ? path : []));
  expect(kits()).toEqual([kitUrl('en')]);
  await page.locator('header a[hreflang="ko"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await workerReady(page);
  await settled(page);
  expect(kits()).toEqual([kitUrl('en'), kitUrl('ko')]);
  await stopServer(deployment, page);
  for (const path of ['/ko/services/adc', '/en/services/adc', '/ko/public/newsroom', '/ko/privacy']) {
    const answer = await page.goto(deployment.url + path, { waitUntil: 'domcontentloaded' });
    expect([answer?.status(), await page.locator('html').getAttribute('lang')], path).toEqual([200, path.slice(1, 3)]);
  }
});
