import { readFileSync } from 'node:fs';
import { DIST } from '../../pipeline/paths.ts';
import { expect, hrefFor, inEachLocale, test } from '../support/site-test.ts';

const KB = 1024;

/** Bytes on the wire of a first visit until 5 s after load, lazy ones and headers included (design 10). */
const BUDGETS = { document: 14 * KB, stylesheet: 14 * KB, font: 60 * KB, lcp: 45 * KB };
const PAGES = [
  { id: 'home', script: 145 * KB, total: 320 * KB },
  { id: 'company', script: 110 * KB, total: 230 * KB },
  { id: 'newsroom', script: 125 * KB, total: 230 * KB },
  { id: 'newsroomPost', script: 125 * KB, total: 230 * KB, post: '20240516-songdo-groundbreaking' },
] as const;

inEachLocale((locale) => {
  for (const { id, script, total, ...rest } of PAGES) {
    test(`${id} keeps its budgets on a phone`, async ({ page, base }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const types = new Map<string, string>();
      const urls = new Map<string, string>();
      const sizes: { type: string; url: string; bytes: number }[] = [];
      session.on('Network.responseReceived', ({ requestId, type, response }) => {
        types.set(requestId, type);
        urls.set(requestId, response.url);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sizes.push({
          type: (types.get(requestId) ?? 'Other').toLowerCase(),
          url: urls.get(requestId) ?? '',
          bytes: encodedDataLength,
        });
      });
      await page.goto(base + hrefFor(locale, id, { id: 'post' in rest ? rest.post : undefined }));
      await page.waitForLoadState('load');
      await page.waitForTimeout(5000);
      const sum = (type: string) => sizes.filter((one) => one.type === type).reduce((bytes, one) => bytes + one.bytes, 0);
      const all = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
      console.log(
        `${locale} ${id}: document ${sum('document')}, css ${sum('stylesheet')}, script ${sum('script')}, font ${sum('font')}, image ${sum('image')}, total ${all} in ${sizes.length} requests`,
      );
      expect(sum('document')).toBeLessThanOrEqual(BUDGETS.document);
      expect(sum('stylesheet')).toBeLessThanOrEqual(BUDGETS.stylesheet);
      expect(sum('script')).toBeLessThanOrEqual(script);
      expect(sum('font')).toBeLessThanOrEqual(BUDGETS.font);
      expect(all).toBeLessThanOrEqual(total);
      const first = sizes.find((one) => one.type === 'image' && /\.avif$/.test(one.url));
      if (first) expect(first.bytes).toBeLessThanOrEqual(BUDGETS.lcp);
      expect(sizes.filter((one) => !one.url.startsWith(base)).map((one) => one.url)).toEqual([]);
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
