import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

test('where the storage is full the site works, and what was stored before can be read without a network', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(/QuotaExceeded/);
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  const session = await page.context().newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: deployment.url });
  await session.send('Storage.overrideQuotaForOrigin', { origin: deployment.url, quotaSize: Math.ceil(usage) + 1000 });

  for (const path of ['esg/environment', 'public/images'] as const) await open(page, `${deployment.url}/en/${path}`);
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'images').heading);

  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en/esg/environment`);
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'environment').heading);
});
