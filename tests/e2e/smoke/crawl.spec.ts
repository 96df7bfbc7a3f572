import type { Page } from '@playwright/test';
import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { auditBudget } from '../../support/budgets.ts';
import { DOCUMENT_PAGES, examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { layoutShifts, sumOf, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { expect, FULL, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

test.use(WITHOUT_WORKER);

// A mismatch that comes and goes is a mismatch.
test.describe.configure({ retries: 0 });

/** What a reader may set without losing anything (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

const MAX_LAYOUT_SHIFT = auditBudget('cumulative-layout-shift', '/');
/** What counts as good at visitors (Core Web Vitals). */
const MAX_SHIFT_BY_FONTS = 0.1;

/** Width of the window, and the narrower one it is then resized to. */
const VISITS = [
  { width: 1440, storage: 'clean', resized: '200 % zoom', narrow: 640, css: '' },
  { width: 320, storage: 'dirty', resized: 'wider text spacing', narrow: 390, css: TEXT_SPACING },
] as const;

async function findOverflow(page: Page) {
  return page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    cutOff: [...document.querySelectorAll('main h1, main h2, main h3')]
      .filter(
        (heading) =>
          !heading.classList.contains('visually-hidden') && heading.checkVisibility() && heading.scrollWidth > heading.clientWidth + 1,
      )
      .map((heading) => heading.textContent),
  }));
}

/** The reader's own style sheet: the site's policy, which stays in force, does not apply to constructed ones. */
async function addReaderStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Runs in the page before its scripts: what a browser may hold that other versions, other sites or a failing disk have left. */
async function makeStorageDirty(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const names = 'consent draft install locale newest outbox popup searches visits reloaded';
  const values = ['not json', '{"value":{"a":1},"expire":"soon"}', '{"expire":9e15}', '7', 'null', ''];
  for (const [at, name] of names.split(' ').entries()) {
    localStorage.setItem(`site:${name}`, values[at % values.length] as string);
    sessionStorage.setItem(`site:${name}`, values[(at + 1) % values.length] as string);
  }
  localStorage.setItem('other', '{"value":1');
  for (const name of ['site-v0-pages', 'other-app-v1']) {
    const cache = await caches.open(name);
    await cache.put(location.pathname, new Response('<h1>Another page</h1>', { headers: { 'content-type': 'text/html' } }));
  }
}

/** How many of the elements below `main` React knows, from 0 to 1. Bodies of posts are compiled HTML, which it does not look into. */
function shareOfReactElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *')].filter((element) => !element.parentElement?.closest('[data-post-body]'));
    const known = elements.filter((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$')));
    return known.length / elements.length;
  });
}

// Every page of the table, in both languages and at both widths: the console stays empty (the `consoleErrors` fixture; React reports
// there what it could not hydrate), React owns what is below `main`, axe finds nothing, nothing scrolls sideways, and
// nothing moves by itself.
for (const locale of LOCALES) {
  const paths = [
    ...DOCUMENT_PAGES.map((page) => examplePath(locale, page)),
    `${hrefFor(locale, 'search')}?q=ADC`,
    `${hrefFor(locale, 'newsroom')}?page=2`,
    `/${locale}/nope`,
    `/${locale}/public/newsroom/no-such-post`,
    ...(locale === 'en' ? ['/errors/404', '/errors/500'] : []),
  ];
  const others = DOCUMENT_PAGES.filter((page) => !PAGE_KINDS.includes(page)).map((page) => examplePath(locale, page));
  for (const [index, path] of paths.entries()) {
    for (const [visit, { width, storage, resized, narrow, css }] of VISITS.entries()) {
      // Each language of a page is visited at one of the widths, in turns; what has no other language at both. `npm test` makes one of
      // the two visits to a page of each kind, in turns in English and in Korean; `npm run test:full` makes all others.
      const hasOtherLanguage = path.startsWith(`/${locale}`);
      const isWideInEnglish = index % 4 < 2;
      if (hasOtherLanguage && (visit === 0) !== (isWideInEnglish === (locale === 'en'))) continue;
      const isDaily = (index % 2 === 0) === (locale === 'en') && !others.includes(path);
      const tag = isDaily ? [] : FULL;
      test(`${path} at ${width} px, ${storage} storage, then ${resized}`, { tag }, async ({ page, base, consoleErrors }) => {
        consoleErrors.allow(/status of 404/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (storage === 'dirty') await page.addInitScript(makeStorageDirty);
        await watchLayoutShifts(page);
        await open(page, base + path);
        if (path.includes('?')) await page.locator('main article').first().waitFor();
        await expect.poll(() => shareOfReactElements(page), 'React owns what is below main').toBeGreaterThanOrEqual(0.95);
        await expect.soft(page.locator('h1'), 'one h1').toHaveCount(1);
        expect.soft(await findOverflow(page)).toEqual({ width, cutOff: [] });
        // The line that shows loading stands outside of every landmark, and may begin while the page is looked at.
        await expect.soft.poll(() => axeViolations(page)).toEqual([]);
        const { byPage, byFonts } = await layoutShifts(page);
        expect.soft(sumOf(byPage), `what moved: ${JSON.stringify(byPage)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        expect.soft(sumOf(byFonts), `what fonts moved: ${JSON.stringify(byFonts)}`).toBeLessThanOrEqual(MAX_SHIFT_BY_FONTS);
        await page.setViewportSize({ width: narrow, height: 900 });
        if (css) await addReaderStyles(page, css);
        await expect.soft.poll(() => findOverflow(page), resized).toEqual({ width: narrow, cutOff: [] });
      });
    }
  }
}

test('a paragraph that appears late is seen, and named', async ({ page, base }) => {
  await watchLayoutShifts(page);
  await open(page, `${base}/en/esg/social`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    setTimeout(() => {
      const late = document.createElement('p');
      late.textContent = 'Late words. '.repeat(60);
      document.querySelector('main')?.prepend(late);
    }, 500);
  });
  await expect.poll(async () => sumOf((await layoutShifts(page)).byPage)).toBeGreaterThan(MAX_LAYOUT_SHIFT);
  expect(JSON.stringify((await layoutShifts(page)).byPage)).toMatch(/\w+ \\"[^"]+\\" from \d+ to \d+/);
});
