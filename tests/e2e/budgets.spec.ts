import type { Page as PageRow } from '../../core/site/pages.ts';
import { LIMITS, pageLimits } from '../../scripts/budgets/limits.ts';
import { measurePrecache } from '../../scripts/budgets/precache.ts';
import { spendPrefetch } from '../support/deployment.ts';
import { DOCUMENT_PAGES, examplePath } from '../support/example-paths.ts';
import { measureVisit } from '../support/measure-visit.ts';
import { expect, test } from '../support/site-test.ts';

const KB = 1024;

/** The language whose pages weigh more: what it keeps to, the other does. */
const locale = 'ko';
/** One page of each kind: `npm run test:full` measures the bytes of all page types with Lighthouse, by the same limits. */
const MEASURED: readonly PageRow['id'][] = ['home', 'company', 'newsroom', 'newsroomPost', 'contact'];

for (const row of DOCUMENT_PAGES.filter(({ id }) => MEASURED.includes(id))) {
  // A browser that prefers the page's language, as its readers' do: the offer of the other one has its own budget.
  // The worker fetches beside the page, and is not counted (the precache has its own budget): it may stay away. Nor are links
  // prefetched, which has a limit of its own for a session (offline/30-prefetch.spec.ts).
  test.describe(() => {
    test.use({ locale: 'ko-KR', serviceWorkers: 'block' });
    test(`budgets on a phone: ${row.id} in ${locale}`, async ({ page, base, consoleErrors }) => {
      await page.addInitScript(spendPrefetch);
      consoleErrors.allow(/status of 404/);
      const sizes = await measureVisit(page, base + examplePath(locale, row));
      const sum = (type: string) => sizes.filter((one) => one.type === type).reduce((bytes, one) => bytes + one.bytes, 0);
      const all = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
      console.log(
        `${locale} ${row.id}: document ${sum('document')}, css ${sum('stylesheet')}, script ${sum('script')}, font ${sum('font')}, image ${sum('image')}, total ${all} in ${sizes.length} requests`,
      );
      const budget = pageLimits(row);
      for (const type of ['document', 'stylesheet', 'script', 'font']) expect.soft(sum(type), `no ${type}`).toBeGreaterThan(5 * KB);
      expect.soft(sum('document'), 'document').toBeLessThanOrEqual(LIMITS.page.document);
      expect.soft(sum('stylesheet'), 'style').toBeLessThanOrEqual(LIMITS.page.stylesheet);
      expect.soft(sum('script'), 'script').toBeLessThanOrEqual(budget.script);
      expect.soft(sum('font'), 'fonts').toBeLessThanOrEqual(LIMITS.page.font);
      expect.soft(all, 'total').toBeLessThanOrEqual(budget.total);
      const first = sizes.find((one) => one.type === 'image' && /\.avif$/.test(one.url));
      if (first) expect.soft(first.bytes, 'first picture').toBeLessThanOrEqual(LIMITS.page.picture);
      expect.soft(sizes.filter((one) => !one.url.startsWith(base)).map((one) => one.url)).toEqual([]);
    });
  });
}

test('the critical precache stays within its budget', () => {
  const { files, bytes } = measurePrecache();
  console.log(`precache: ${files} files, ${bytes} bytes`);
  expect(files).toBeGreaterThan(8);
  expect(bytes).toBeLessThanOrEqual(LIMITS.precache);
});
