import { LOCALES } from '../../../../core/site/locales.ts';
import { hrefFor } from '../../../../core/site/urls.ts';
import { answersOffline, loseNetwork } from '../../../support/app-shell.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { DOCUMENT_PAGES, examplePath } from '../../../support/example-paths.ts';
import { open, workerReady } from '../../../support/site-test.ts';

test.use({ hasAnsweredBanner: true });

for (const locale of LOCALES)
  test(`after one visit to home and without the network, the app starts on every page type in ${locale}`, async ({
    deployment,
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(BROKEN);
    consoleErrors.allow(/status of 404/);
    test.setTimeout(480_000);
    await open(page, deployment.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await loseNetwork(deployment, page);
    for (const row of DOCUMENT_PAGES) {
      await open(page, deployment.url + examplePath(locale, row));
      // An error page is no visit that the worker would answer: the browser says that the network is gone.
      if (row.status) await page.evaluate(() => dispatchEvent(new Event('offline')));
      await answersOffline(page, locale);
    }
  });
