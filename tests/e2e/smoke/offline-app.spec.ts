import { LOCALES } from '../../../core/site/locales.ts';
import { getPage } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { answersOffline, loseNetwork } from '../../support/app-shell.ts';
import { BROKEN, test } from '../../support/deployment.ts';
import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { FULL, open, workerReady } from '../../support/site-test.ts';

test.use({ hasAnsweredBanner: true });

const DAILY = [getPage('social'), getPage('quality')];
// That the kit has the code of every page: tests/build/precache.test.ts.
const WALKS = [
  { what: 'two pages', locale: 'ko', rows: DAILY },
  ...LOCALES.map((locale) => ({ what: 'a page of each kind', locale, rows: PAGE_KINDS })),
] as const;

for (const { what, locale, rows } of WALKS)
  test(`after one visit to home and without the network, the app starts on ${what} in ${locale}`, {
    tag: rows === DAILY ? [] : FULL,
  }, async ({ deployment, page, consoleErrors }) => {
    consoleErrors.allow(BROKEN);
    await open(page, deployment.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await loseNetwork(deployment, page);
    for (const row of rows) {
      await open(page, deployment.url + examplePath(locale, row));
      await answersOffline(page, locale);
    }
  });
