import { BROKEN, buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { appReady, expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const words = wordsOf('en', 'update');
const FOREIGN = ['other-app-v1', 'my-site-v0'];

// The reload of an update breaks off what the page still loads.
test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

test('an update drops our caches of other versions, once it is taken, and no one else’s', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  const names = () => page.evaluate(() => caches.keys());
  const before = await names();
  const old = ['site-v0-pages', 'site-v99-data'];
  await page.evaluate(
    async (all) => {
      for (const name of all) await (await caches.open(name)).put('/x', new Response('x'));
    },
    [...old, ...FOREIGN],
  );
  await deployment.deploy('B');
  await checkForUpdate(page);
  await expect(page.getByText(words.ready)).toBeVisible();
  // The old build runs until the visitor agrees, with everything that is its own.
  expect(await names()).toEqual(expect.arrayContaining([...before, ...old, ...FOREIGN]));
  const loads = countLoads(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads, { timeout: 15_000 }).toBe(1);
  await workerReady(page);
  const after = await names();
  expect(after).toEqual(expect.arrayContaining([...before, ...FOREIGN]));
  expect(after.filter((name) => old.includes(name))).toEqual([]);
});

test('a page stored under the build before is whole without a network: its style, its app', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/en/aboutus/ceo`);
  await workerReady(page);
  await open(page, `${deployment.url}/en/public/newsroom/20240516-songdo-groundbreaking`);
  await workerReady(page);
  await open(page, `${deployment.url}/en/contactUs`);
  await workerReady(page);
  await deployment.deploy('B', { kept: false });
  await checkForUpdate(page);
  const loads = countLoads(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads, { timeout: 15_000 }).toBe(1);
  await appReady(page);
  await workerReady(page);
  expect(await buildsIn(page)).toEqual(['B']);
  await deployment.setNetwork('down');
  // Weeks later, say: only what the worker holds.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  for (const path of ['/en/aboutus/ceo', '/en/public/newsroom/20240516-songdo-groundbreaking']) {
    await open(page, deployment.url + path);
    // As it was visited, or as the kit of the new build has it; never of both.
    expect(await buildsIn(page), path).toHaveLength(1);
    // Only the style sheet says so; the part that stands in the document does not.
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].filter(({ href }) => href?.includes('/style-')).map((sheet) => sheet.cssRules.length > 0),
    );
    expect(sheets, path).toEqual([true]);
  }
});
