import { follow, test } from '../../../support/deployment.ts';
import { appReady, expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use(WHOLE_BROWSER);

test("a stranger's page in place of a script is not stored as the script", async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(/dynamically imported module|MIME type|[Mm]anifest|policy violation|Failed to load resource/);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await deployment.setNetwork('portal');
  await follow(page, '/en/services/adc');
  // The page's code is refused; its document is in the offline kit.
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'adc').heading);
  await deployment.setNetwork('up');
  await page.goto(`${deployment.url}/en`);
  await appReady(page);
  await follow(page, '/en/services/adc');
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'adc').heading);
  const strangers = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        if ((await copy?.text())?.includes('Accept the terms')) found.push(request.url);
      }
    }
    return found;
  });
  expect(strangers).toEqual([]);
});
