import { BROKEN, buildsIn, checkForUpdate, countLoads, test } from '../../../support/deployment.ts';
import { appReady, expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const words = wordsOf('en', 'update');
// Which caches are ours: src/sw/caches/stored-responses.test.ts.
const [OLD, FOREIGN] = ['site-v0-pages', 'other-app-v1'];

// The reload of an update breaks off what the page still loads.
test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

test('a page stored under the build before is whole without a network: its style, its app', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/en/aboutus/ceo`);
  await workerReady(page);
  await open(page, `${deployment.url}/en/public/newsroom/20240516-songdo-groundbreaking`);
  await workerReady(page);
  await open(page, `${deployment.url}/en/contactUs`);
  await workerReady(page);
  const names = () => page.evaluate(() => caches.keys());
  await page.evaluate((all) => Promise.all(all.map((name) => caches.open(name))), [OLD, FOREIGN]);
  await deployment.deploy('B', { kept: false });
  await checkForUpdate(page);
  await expect(page.getByText(words.ready)).toBeVisible();
  // The old build runs until the visitor agrees, with everything that is its own.
  expect(await names()).toEqual(expect.arrayContaining([OLD, FOREIGN]));
  const loads = countLoads(page);
  await page.getByRole('button', { name: words.refresh }).click();
  await expect.poll(loads).toBe(1);
  await appReady(page);
  await workerReady(page);
  expect(await buildsIn(page)).toEqual(['B']);
  expect((await names()).filter((name) => name === OLD || name === FOREIGN)).toEqual([FOREIGN]);
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
