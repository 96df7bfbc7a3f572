import { hrefFor } from '../../../core/site/urls.ts';
import { answersOffline, loseNetwork } from '../../support/app-shell.ts';
import { BROKEN, test } from '../../support/deployment.ts';
import { open, workerReady } from '../../support/site-test.ts';

test.use({ hasAnsweredBanner: true });

// All page types: tests/e2e/nightly/offline/every-page.spec.ts.
test('without the network, the app starts on pages that nobody has visited', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  await open(page, deployment.url + hrefFor('ko', 'home'));
  await workerReady(page);
  await loseNetwork(deployment, page);
  for (const id of ['social', 'quality'] as const) {
    await open(page, deployment.url + hrefFor('ko', id));
    await answersOffline(page, 'ko');
  }
});
