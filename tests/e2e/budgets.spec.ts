import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGES, type Page as PageRow } from '../../core/site/pages.ts';
import { DIST } from '../../pipeline/paths.ts';
import { expect, hrefFor, inOneLocale, test } from '../support/site-test.ts';

const KB = 1024;

/** Bytes on the wire of a first visit until 5 s after load, lazy ones and headers included (design 10). */
const BUDGETS = { document: 14 * KB, stylesheet: 14 * KB, font: 60 * KB, lcp: 45 * KB };
/** One address for each row that has a document of its own. */
const IDS: Partial<Record<PageRow['id'], string>> = {
  newsroomPost: '20240516-songdo-groundbreaking',
  noticePost: '20251222-year-end-hours',
  imageAlbum: 'adc-facility',
  sitemapYear: '2026',
};
const rows = PAGES.filter((page) => !page.redirected && page.id !== 'offline');

function budgetOf(page: PageRow): { script: number; total: number } {
  if (page.id === 'home') return { script: 145 * KB, total: 320 * KB };
  return { script: (page.posts ? 125 : 110) * KB, total: 230 * KB };
}

/** Counts what a page asks for until 5 s after it has loaded, by type, and waits until all of it has come. */
async function measure(page: Page, url: string) {
  await page.setViewportSize({ width: 412, height: 823 });
  const session = await page.context().newCDPSession(page);
  await Promise.all([session.send('Network.enable'), session.send('Performance.enable')]);
  const requests = new Map<string, { type: string; url: string; asked: number; bytes?: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    // The fonts' sheet is fetched by a script on a first visit: it is style all the same.
    const kind = /\.css$/.test(request.url) ? 'stylesheet' : `${type}`.toLowerCase();
    requests.set(requestId, { type: kind, url: request.url, asked: timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  await page.goto(url);
  // A busy machine may start the app long after the document has loaded: what it asks for counts all the same.
  await page.locator('html[data-app="ready"]').waitFor({ timeout: 30_000 });
  const { metrics } = await session.send('Performance.getMetrics');
  const until = (metrics.find(({ name }) => name === 'Timestamp')?.value ?? 0) + 5;
  await page.waitForTimeout(5000);
  const asked = () => [...requests.values()].filter((request) => request.asked <= until);
  const missing = () => asked().flatMap((request) => (request.bytes === undefined ? request.url : []));
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
  return asked().map(({ bytes = 0, ...request }) => ({ ...request, bytes }));
}

// Korean pages weigh more, but for a quarter of a kilobyte of one page's script: every day they stand for both.
inOneLocale('ko', (locale) => {
  // Several at a time: most of it is waiting.
  for (let at = 0; at < rows.length; at += 4) {
    const part = rows.slice(at, at + 4);
    test(`budgets on a phone: ${part.map(({ id }) => id).join(', ')}`, async ({ browser, base, complaints }) => {
      complaints.allow(/status of 404/);
      test.setTimeout(90_000);
      await Promise.all(
        part.map(async (row) => {
          // A browser that prefers the page's language, as its readers' do: the offer of the other one has its own budget.
          // Its worker fetches beside the page, and is not counted (the precache has its own budget): it may stay away.
          const context = await browser.newContext({ locale: locale === 'ko' ? 'ko-KR' : 'en-US', serviceWorkers: 'block' });
          const sizes = await measure(await context.newPage(), base + hrefFor(locale, row.id, { id: IDS[row.id] }));
          await context.close();
          const sum = (type: string) => sizes.filter((one) => one.type === type).reduce((bytes, one) => bytes + one.bytes, 0);
          const all = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
          console.log(
            `${locale} ${row.id}: document ${sum('document')}, css ${sum('stylesheet')}, script ${sum('script')}, font ${sum('font')}, image ${sum('image')}, total ${all} in ${sizes.length} requests`,
          );
          const budget = budgetOf(row);
          for (const type of ['document', 'stylesheet', 'script', 'font'])
            expect.soft(sum(type), `${row.id}: no ${type}`).toBeGreaterThan(5 * KB);
          expect.soft(sum('document'), `${row.id}: document`).toBeLessThanOrEqual(BUDGETS.document);
          expect.soft(sum('stylesheet'), `${row.id}: style`).toBeLessThanOrEqual(BUDGETS.stylesheet);
          expect.soft(sum('script'), `${row.id}: script`).toBeLessThanOrEqual(budget.script);
          expect.soft(sum('font'), `${row.id}: fonts`).toBeLessThanOrEqual(BUDGETS.font);
          expect.soft(all, `${row.id}: total`).toBeLessThanOrEqual(budget.total);
          const first = sizes.find((one) => one.type === 'image' && /\.avif$/.test(one.url));
          if (first) expect.soft(first.bytes, `${row.id}: first picture`).toBeLessThanOrEqual(BUDGETS.lcp);
          expect.soft(sizes.filter((one) => !one.url.startsWith(base)).map((one) => one.url)).toEqual([]);
        }),
      );
    });
  }
});

test('the critical precache stays within 250 KB', () => {
  const worker = readFileSync(`${DIST}/site/sw.js`, 'utf8');
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`](\/[^"'`]+)["'`]/g)].map(([, url]) => url as string);
  expect(urls.length).toBeGreaterThan(20);
  const bytes = urls.reduce((sum, url) => {
    const file = `${DIST}/site${/\.\w+$/.test(url) ? url : `${url}.html`}`;
    return sum + readFileSync(`${file}.br`).length;
  }, 0);
  console.log(`precache: ${urls.length} files, ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(250 * KB);
});
