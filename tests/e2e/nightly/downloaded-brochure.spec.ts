import { readFileSync } from 'node:fs';
import { SITE } from '../../../pipeline/paths.ts';
import { brochureFile } from '../../support/brochure-file.ts';
import { BROKEN, test } from '../../support/deployment.ts';
import { expect, open, workerReady } from '../../support/site-test.ts';

const locale = 'ko';
const pdf = brochureFile(locale, 'services-brochure');

test("a brochure that the page's own button downloads opens without a network", async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/${locale}/public/brochures`);
  await workerReady(page);
  const downloaded = page.waitForEvent('download');
  await page.locator(`a[download][href="${pdf}"]`).click();
  const file = readFileSync(SITE + pdf);
  expect(readFileSync(await (await downloaded).path()).equals(file)).toBe(true);
  await expect.poll(() => page.evaluate((url) => caches.match(url).then(Boolean), pdf)).toBe(true);

  await deployment.setNetwork('down');
  // Browsers with a viewer show it; a headless shell keeps it.
  const opened = page.waitForEvent('download').catch(() => undefined);
  const answer = page.waitForResponse((response) => response.url() === deployment.url + pdf);
  await page.goto(deployment.url + pdf).catch(() => undefined);
  expect((await answer).status()).toBe(200);
  expect((await answer).fromServiceWorker()).toBe(true);
  const kept = await opened;
  if (kept) expect(readFileSync(await kept.path()).equals(file)).toBe(true);
});
