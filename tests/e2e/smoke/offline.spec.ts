import { hrefFor } from '../../../core/site/urls.ts';
import { spendPrefetch } from '../../support/deployment.ts';
import { dailyInEnglish, expect, FULL, open, test, workerReady } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { wordsOf } from '../../support/words-of.ts';

// Offline means: the server is stopped. Emulation in the page would not reach the worker's own requests.
const OFFLINE = /Failed to load resource|ERR_CONNECTION_REFUSED|Failed to fetch|fetch failed|error loading dynamically|Importing a module/;

dailyInEnglish((locale) => {
  const errors = wordsOf(locale, 'errors');
  const home = wordsOf(locale, 'home');
  const messages = wordsOf(locale, 'messages');
  const common = wordsOf(locale, 'common');
  const words = wordsOf(locale, 'newsroom');
  const post = hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' });
  const list = hrefFor(locale, 'newsroom');

  test('one visit to home and a post, then the server stops: the whole language is there, the rest says so', { tag: FULL }, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(120_000);
    consoleErrors.allow(OFFLINE);
    consoleErrors.allow(/status of 503/);
    // What is fetched ahead would depend on how long the pages are open.
    await page.addInitScript(spendPrefetch);
    const server: RunningServer = await startServer();
    const { url } = server;
    await open(page, url + hrefFor(locale, 'home'));
    await workerReady(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, post);
    await expect(page.locator('[data-post-body]').first()).toBeVisible();
    const title = await page.locator('h1').innerText();
    // The worker keeps the document and the data of a page it was told of.
    await expect
      .poll(
        () =>
          page.evaluate(
            async (path) =>
              Boolean(await caches.match(path, { cacheName: 'site-v1-pages' })) &&
              Boolean(await caches.match(`/api/v1${path.replace(/^\/\w+\/public/, '/posts')}?locale=${path.slice(1, 3)}`)),
            post,
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    await server.stop();

    // Home, by address.
    await open(page, url + hrefFor(locale, 'home'));
    await expect(page.getByText(home.about.body)).toBeVisible();

    // The post: by address, by reload, and from the list.
    await open(page, url + post);
    await expect(page.locator('h1')).toHaveText(title);
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('[data-post-body]').first()).toBeVisible();

    // The list with filters: by use, by address, by reload.
    await open(page, url + list);
    await page.getByLabel(common.ui.filterCategory).selectOption({ label: words.categories.campus });
    await page.getByRole('button', { name: common.ui.filterApply }).click();
    await expect(page.locator('main article')).toHaveCount(4);
    await open(page, `${url}${list}?year=2024&sort=asc`);
    await expect(page.locator('main article')).toHaveCount(5);
    await page.reload();
    await expect(page.locator('main article')).toHaveCount(5);
    await open(page, `${url}${list}?q=OEL`);
    await expect(page.locator('main article').first()).toBeVisible();
    await open(page, `${url}${list}?q=zzzz`);
    await expect(page.getByText(messages.list.noHit, { exact: true })).toBeVisible();
    await open(page, `${url}${list}?page=2`);
    await expect(page.locator('main article')).toHaveCount(9);

    // From the list to the post that was read, within the app.
    await open(page, `${url}${list}?year=2024&category=campus`);
    await page.locator('main article a').first().click();
    await expect(page.locator('h1')).toHaveText(title);

    // A page that was not visited: its own document.
    expect((await page.goto(url + hrefFor(locale, 'syracuse')))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(wordsOf(locale, 'syracuse').heading);

    // One that is not there: the offline page of its locale, with a status that says it is none.
    const unknown = hrefFor(locale, 'newsroomPost', { id: 'unknown' });
    const answer = await page.goto(url + unknown);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { name: errors.offline.heading })).toBeVisible();
    expect(await page.locator('script[data-entry]').count(), 'it does not start the app').toBe(0);
    await expect(page.getByRole('link', { name: errors.offline.retry })).toBeVisible();

    // The server is back: the same page's button brings it.
    const again = await startServer({ port: server.port });
    await page.getByRole('link', { name: errors.offline.retry }).click();
    await expect(page.locator('h1')).toHaveText(errors.error404.heading);
    await again.stop();
  });
});

test('the worker keeps errors, redirects and strangers out of its caches, and one entry a page', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/status of 40[04]/);
  await open(page, `${base}/en?utm_source=x`);
  await workerReady(page);
  for (const path of ['/en/?gclid=1', '/ko/nope', '/en/aboutus/company/', '/en/public/newsroom?category=esg']) await page.goto(base + path);
  const paths = await page.evaluate(async () =>
    (await (await caches.open('site-v1-pages')).keys()).map((request) => new URL(request.url).pathname + new URL(request.url).search),
  );
  expect(paths).toContain('/en');
  expect(paths).toContain('/en/aboutus/company');
  expect(paths.filter((path) => path.includes('?') || path.endsWith('/') || path.includes('nope'))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const opaque = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if ((await cache.match(request))?.type === 'opaque') count += 1;
    }
    return count;
  });
  expect(opaque).toBe(0);
});

test('with the worker active, files and unknown pages stay what the server says', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await open(page, `${base}/en`);
  await workerReady(page);
  await page.reload();
  expect((await page.goto(`${base}/ko/nope`))?.status()).toBe(404);
  const map = await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
  expect(map).toContain('<urlset');
  expect(await page.evaluate(() => fetch('/assets/gone.js').then((response) => response.status))).toBe(404);
  expect(await page.evaluate(() => fetch('/api/v1/health/live').then((response) => response.json()))).toEqual({ status: 'live' });
});
