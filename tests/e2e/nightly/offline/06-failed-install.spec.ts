import { BROKEN, buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { appReady, expect, open, pageStored, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const words = wordsOf('en', 'update');

test('a worker installs though pictures, lists and pages that are only prefetched are missing', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (404|500)/);
  deployment.fail(/^\/(images|data)\/|\/public\/notice$/, 404);
  await open(page, `${deployment.url}/en`);
  await pageStored(page);
  await deployment.deploy('B');
  await checkForUpdate(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(() => buildsIn(page).catch(() => [])).toEqual(['B']);
  await pageStored(page);
});

test('a worker whose critical files are not all there does not replace one that works, and comes when they are', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404|bad-precaching-response/);
  // Pictures that the first visit has not shown are missing without a network.
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  deployment.fail(/\/assets\/app-BBBB/, 404);
  await deployment.deploy('B');
  await checkForUpdate(page);
  await settled(page);
  await expect(page.getByText(words.ready)).toHaveCount(0);

  // What the old worker holds is whole.
  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en`);
  expect(await buildsIn(page)).toEqual(['A']);
  await deployment.setNetwork('up');

  deployment.fail(/\/assets\/app-BBBB/, 0);
  const loads = countLoads(page);
  await checkForUpdate(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads).toBe(1);
  await appReady(page);
  expect(await buildsIn(page)).toEqual(['B']);
});

test('a filter that sends another type in place of a file poisons nothing that is installed', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/bad-precaching-response|MIME type|Failed to (?:fetch|load)/);
  // Only what the worker asks for: the page itself loads other files. The first of them ends the install.
  const filtered = /\/assets\/world-map-|\/en\/offline/;
  deployment.overrideHeaders(filtered, { 'content-type': 'text/plain' });
  await open(page, `${deployment.url}/en`);
  await settled(page, 2000);
  expect(deployment.seen.filter(({ path }) => filtered.test(path))).not.toEqual([]);
  const types = await page.evaluate(async () => {
    const found: (string | null)[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push((await cache.match(request))?.headers.get('content-type') ?? null);
    }
    return found;
  });
  expect(types.filter((type) => type?.startsWith('text/plain'))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
});
