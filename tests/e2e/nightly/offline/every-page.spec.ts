import { LOCALES } from '../../../../core/site/locales.ts';
import { hrefFor } from '../../../../core/site/urls.ts';
import { answersOffline, loseNetwork } from '../../../support/app-shell.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { examplePath, PAGE_KINDS } from '../../../support/example-paths.ts';
import { open, workerReady } from '../../../support/site-test.ts';

test.use({ hasAnsweredBanner: true });

for (const locale of LOCALES)
  test(`after one visit to home and without the network, the app starts on a page of each kind in ${locale}`, async ({
    deployment,
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(BROKEN);
    await open(page, deployment.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await loseNetwork(deployment, page);
    for (const row of PAGE_KINDS) {
      await open(page, deployment.url + examplePath(locale, row));
      await answersOffline(page, locale);
    }
  });
