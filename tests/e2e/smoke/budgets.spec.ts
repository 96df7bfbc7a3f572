import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Page as PageRow } from '../../../core/site/pages.ts';
import { SITE } from '../../../pipeline/paths.ts';
import { BUDGETS, describeExcess, pageBudget } from '../../support/budgets.ts';
import { prefetchOnTouch } from '../../support/deployment.ts';
import { examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { installClock, settled } from '../../support/settled.ts';
import { appReady, expect, FULL, test, WHOLE_BROWSER } from '../../support/site-test.ts';

test.use(WHOLE_BROWSER);

const KB = 1024;

/** The language whose pages weigh more: what it keeps to, the other does. */
const locale = 'ko';
/** With every change; the other kinds in `npm run test:full`. Each document, and each page's own code: tests/build/. */
const DAILY: readonly PageRow['id'][] = ['home', 'newsroomPost', 'contact'];

for (const row of PAGE_KINDS) {
  // The browser prefers the page's language: the offer of the other one has its own budget. The worker stays away, and links are not
  // prefetched: precache and prefetching have limits of their own (prefetch.spec.ts).
  test.describe(() => {
    test.use({ locale: 'ko-KR', serviceWorkers: 'block' });
    test(`budgets on a phone: ${row.id} in ${locale}`, { tag: DAILY.includes(row.id) ? [] : FULL }, async ({
      page,
      base,
      consoleErrors,
    }) => {
      await page.addInitScript(prefetchOnTouch);
      consoleErrors.allow(/status of 404/);
      const sizes = await measureVisit(page, base + examplePath(locale, row));
      const sum = (type: string) => sizes.filter((one) => one.type === type).reduce((bytes, one) => bytes + one.bytes, 0);
      const all = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
      console.log(
        `${locale} ${row.id}: document ${sum('document')}, css ${sum('stylesheet')}, script ${sum('script')}, font ${sum('font')}, image ${sum('image')}, total ${all} in ${sizes.length} requests`,
      );
      const url = base + examplePath(locale, row);
      for (const type of ['document', 'stylesheet', 'script', 'font']) expect.soft(sum(type), `no ${type}`).toBeGreaterThan(5 * KB);
      const parts = (type?: string) =>
        sizes.filter((one) => !type || one.type === type).map((one) => ({ path: new URL(one.url).pathname, bytes: one.bytes }));
      for (const type of ['document', 'script', 'font'] as const)
        expect.soft(describeExcess(row.id, type, pageBudget(url, type), parts(type))).toBeUndefined();
      expect.soft(describeExcess(row.id, 'all files', pageBudget(url, 'total'), parts())).toBeUndefined();
      const picture = parts('image').find(({ path }) => path.endsWith('.avif'));
      if (picture) expect.soft(describeExcess(row.id, 'the first picture', BUDGETS.picture, [picture])).toBeUndefined();
      expect.soft(sizes.filter((one) => !one.url.startsWith(base)).map((one) => one.url)).toEqual([]);
    });
  });
}

/** What the worker stores when it is installed: how many files, and their Brotli bytes. */
function measurePrecache(): { files: number; bytes: number } {
  const worker = readFileSync(`${SITE}/sw.js`, 'utf8');
  const urls = [...worker.matchAll(/["']?url["']?:\s*["'`](\/[^"'`]+)["'`]/g)].map(([, url]) => url as string);
  const sizes = urls.map((url) => readFileSync(`${SITE}${/\.\w+$/.test(url) ? url : `${url}.html`}.br`).length);
  return { files: urls.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test('the critical precache stays within its budget', () => {
  const { files, bytes } = measurePrecache();
  console.log(`precache: ${files} files, ${bytes} bytes`);
  expect(files).toBeGreaterThan(8);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.precache);
});

/** A file that a visit has fetched, with its bytes on the wire, headers included. */
interface FetchedFile {
  /** Of the developer tools: `document`, `script`, `image` and so on. */
  type: string;
  url: string;
  bytes: number;
}

/** Counts what a page asks for until 5 s after it has loaded, on a phone, and waits until all of it has come. */
async function measureVisit(page: Page, url: string): Promise<FetchedFile[]> {
  await installClock(page);
  await page.setViewportSize({ width: 412, height: 823 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { type: string; url: string; bytes?: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^https?:/.test(request.url)) return;
    // The fonts' sheet is fetched by a script on a first visit: it is style all the same.
    const kind = /\.css$/.test(request.url) ? 'stylesheet' : `${type}`.toLowerCase();
    requests.set(requestId, { type: kind, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  await page.goto(url);
  // A busy machine may start the app long after the document has loaded: what it asks for counts all the same.
  await appReady(page);
  // What its timers start in five seconds.
  await page.clock.runFor(5000);
  await settled(page);
  const missing = () => [...requests.values()].flatMap((request) => (request.bytes === undefined ? request.url : []));
  for (const end = Date.now() + 30_000; missing().length > 0; ) {
    if (Date.now() > end) throw new Error(`never came: ${missing().join(', ')}`);
    await settled(page);
  }
  return [...requests.values()].map(({ bytes = 0, ...request }) => ({ ...request, bytes }));
}
