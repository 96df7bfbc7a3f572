import type { Page } from '@playwright/test';
import { newestChange } from '../../../pipeline/site-files/write-changelog.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { buildsIn, checkForUpdate, countLoads, test } from '../../support/deployment.ts';
import { replaceFile } from '../../support/other-build.ts';
import { passTime } from '../../support/settled.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WHOLE_BROWSER);

const TEXT = { en: 'Something new', ko: '새로운 것' };
/** What the page that is open has read. */
const newest = newestChange();
/** A build whose changelog has news, the newest first. */
const withNews = (...ids: string[]) => ({
  change: (site: string) => {
    for (const locale of ['en', 'ko'] as const) {
      const changes = ids.map((id) => ({ id, date: '2026-12-01', text: `${TEXT[locale]} ${id}` }));
      replaceFile(`${site}/data/changelog.${locale}.json`, JSON.stringify([...changes, { id: newest, date: '2026-11-21', text: 'x' }]));
    }
  },
});

const words = wordsOf('ko', 'update');
const prompt = (page: Page) => page.getByRole('status', { name: words.label });
const refresh = (page: Page) => prompt(page).getByRole('button', { name: words.refresh });

test('two deploys within one open page: both are offered with their news, later is heard, and nothing loops', async ({
  deployment,
  page,
}) => {
  await open(page, `${deployment.url}/ko/aboutus/ceo`);
  await workerReady(page);
  expect(deployment.seen.some(({ path }) => /changelog|update-news/.test(path) && !path.includes('/assets/'))).toBe(false);
  const loads = countLoads(page);
  await deployment.deploy('B', withNews('b'));
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText(words.ready);
  await expect(prompt(page).getByRole('listitem')).toHaveText([`${TEXT.ko} b`]);
  await prompt(page).getByRole('button', { name: words.later }).click();
  await expect(prompt(page)).toHaveCount(0);

  await deployment.deploy('C', withNews('c', 'b'));
  await checkForUpdate(page);
  await expect(prompt(page).getByRole('listitem')).toHaveText([`${TEXT.ko} c`, `${TEXT.ko} b`]);
  expect(await axeViolations(page)).toEqual([]);
  // From the keyboard too.
  await refresh(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(loads).toBe(1);
  await workerReady(page);
  await passTime(page, 5000);
  expect([loads(), await buildsIn(page)]).toEqual([1, ['C']]);
  await expect(prompt(page)).toHaveCount(0);
});
