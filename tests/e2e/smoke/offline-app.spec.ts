import { hrefFor } from '../../../core/site/urls.ts';
import { answersWithoutPage, loseNetwork } from '../../support/app-shell.ts';
import { BROKEN, test, WITHOUT_CODE } from '../../support/deployment.ts';
import { appReady, expect, open, workerReady } from '../../support/site-test.ts';

test.use({ hasAnsweredBanner: true });

// All page types: tests/e2e/nightly/offline/pages-without-code.spec.ts.
test('without the network, the app answers on pages whose code is not on the device, and the page follows with the network', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
  await open(page, deployment.url + hrefFor('ko', 'home'));
  await workerReady(page);
  await loseNetwork(deployment, page);
  for (const id of ['social', 'quality'] as const) {
    await page.goto(deployment.url + hrefFor('ko', id));
    await answersWithoutPage(page, 'ko');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'shell');
  }
  await deployment.setNetwork('up');
  await appReady(page);
});
