import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGE_NAMES, LOCALES } from '../../core/site/locales.ts';
import { DIST } from '../../pipeline/paths.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { daysAgo, historyLine, vitalRow } from '../../server/report/report.fixture.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/site-test.ts';
import { wordsOf } from '../support/words-of.ts';

// One report for all tests: it is written by a process of its own.
test.describe.configure({ mode: 'default' });

let folder: string;
let report: string;

/** Written by the built tool, as on a server without sources. */
test.beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/report-`);
  report = `${folder}/report.html`;
  const { db, close } = await openDatabase({ dataDir: folder });
  const pages = ['home', 'services/adc', 'public/newsroom/20240516-a-post-with-a-very-long-name-that-has-no-room'];
  const rows = pages.flatMap((page, at) =>
    [0, 1, 2, 5, 9].flatMap((days) => {
      const rest = { page, day: daysAgo(days), build: days > 1 ? 'B0-older' : 'B1-first' };
      const times = (['LCP', 'INP', 'FCP', 'TTFB', 'navigation', 'LCP.render-delay'] as const).map((metric) =>
        vitalRow(metric, 150 + 900 * at + 60 * days, 12 + 20 * at, rest),
      );
      return [...times, vitalRow('CLS', 0.01 + 0.06 * at, 40, rest), vitalRow('offline-reading', 40_000, 2, rest)];
    }),
  );
  await db.insertInto('vitals').values(rows).execute();
  await db
    .insertInto('page_views')
    .values(pages.map((page) => ({ day: daysAgo(0), page, locale: 'ko' as const, views: 12_345 })))
    .execute();
  await close();
  const runs = [3, 2, 1].flatMap((days) =>
    LOCALES.map((page) => historyLine(`/${page}`, days, { score: 0.9, LCP: 1300, totalBytes: 3e5 })),
  );
  writeFileSync(`${folder}/history.jsonl`, runs.join('\n'));
  const args = [`${DIST}/server/report.mjs`, '--out', report, '--history', `${folder}/history.jsonl`];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const width of [390, 1440])
  for (const locale of LOCALES)
    test(`the report at ${width} px in ${locale}: whole from its file, without a request or a script, nothing to scroll sideways`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const asked: string[] = [];
      await page.route('**/*', (route) => {
        asked.push(route.request().url());
        return route.continue();
      });
      await page.goto(pathToFileURL(report).href);
      await page.getByRole('radio', { name: LANGUAGE_NAMES[locale], exact: true }).check();
      const words = wordsOf(locale, 'report');
      // The other language is hidden: one main part, and one heading of the report.
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.document);
      const charts = page.getByRole('img', { name: /LCP/ });
      await expect(charts.first()).toBeVisible();
      for (const summary of await page.locator('summary:visible').all()) await summary.click();
      await expect(page.getByRole('table', { name: words.days.caption, exact: true })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
      expect(await page.locator('script').count()).toBe(0);
      // Drawn at the size at which its text is readable.
      const { width: drawn = 0 } = (await charts.first().boundingBox()) ?? {};
      expect(drawn).toBeGreaterThanOrEqual(320);
      expect(drawn).toBeLessThanOrEqual(Math.min(width, 480));
      expect(await axeViolations(page)).toEqual([]);
      expect(asked).toEqual([pathToFileURL(report).href]);
      await context.close();
    });

test('the printed report tears no chart, and leaves out what is closed', async ({ page }) => {
  await page.goto(pathToFileURL(report).href);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.locator('summary').first()).toBeHidden();
  const breaks = await page.locator('figure').evaluateAll((figures) => figures.map((one) => getComputedStyle(one).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
