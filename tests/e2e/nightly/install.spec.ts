import { expect, open, test, WHOLE_BROWSER, workerReady } from '../../support/site-test.ts';

test.use(WHOLE_BROWSER);

const locale = 'en';
test('the browser finds the site fit to be installed', async ({ page, base }) => {
  await open(page, `${base}/${locale}`);
  await page.locator('head > link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${base}/${locale}/app.webmanifest`);
  expect(manifest.errors).toEqual([]);
  // A private window, as tests have, is never installed into.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(await session.send('Page.getAppId')).toMatchObject({ appId: `${base}/` });
  // When it is offered: src/features/install/install-offer.test.tsx.
  const isHeld = () => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  expect(await page.evaluate(isHeld), "the boot script holds the browser's own offer back").toBe(true);
});

test('a feed opened in a tab comes from the server, past the worker', async ({ page, base }) => {
  await open(page, `${base}/${locale}`);
  await workerReady(page);
  const response = await page.request.get(`${base}/${locale}/feed.json`);
  expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const opened = await page.goto(`${base}/${locale}/feed.xml`);
  expect([opened?.status(), opened?.fromServiceWorker()]).toEqual([200, false]);
  expect(opened?.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const names = await page.context().newPage();
  await names.goto(`${base}/${locale}`);
  const kept = await names.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caches_.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /feed|webmanifest|sitemap\.xml|robots/.test(path))).toEqual([]);
});
