import { expect, open, test, workerReady } from '../../support/site-test.ts';

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
  const feed = await page.goto(`${base}/en/feed.xml`);
  expect([feed?.status(), feed?.fromServiceWorker(), feed?.headers()['content-type']]).toEqual([
    200,
    false,
    'application/rss+xml; charset=utf-8',
  ]);
  await page.goto(`${base}/en`);
  const kept = (paths: string[]) => Promise.all(paths.map(async (path) => Boolean(await caches.match(path))));
  expect(await page.evaluate(kept, ['/en', '/en/feed.xml', '/sitemap.xml', '/robots.txt'])).toEqual([true, false, false, false]);
});
