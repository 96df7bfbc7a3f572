import { PAGES } from '../../core/site/pages.ts';
import { builtPaths, expect, hrefFor, inEachLocale, test } from '../support/site-test.ts';

const rows = PAGES.filter((page) => !page.redirected && !page.path.includes(':id'));

/** One post of each kind beside every row. */
const posts = (locale: string) =>
  ['newsroom', 'notice', 'images'].flatMap((type) => builtPaths().find((path) => path.startsWith(`/${locale}/public/${type}/`)) ?? []);

/** WCAG 1.4.12: what a reader may set without losing anything. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

inEachLocale((locale) => {
  for (const [name, width, css] of [
    ['200 % zoom', 640, ''],
    ['wider text spacing', 390, SPACING],
  ] as const) {
    test(`${name}: no page scrolls sideways, and no heading is cut off`, async ({ browser, base }) => {
      test.setTimeout(120_000);
      // The reader's own styles are none of the site's policy.
      const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 }, javaScriptEnabled: true });
      const page = await context.newPage();
      for (const path of [...rows.map((row) => hrefFor(locale, row.id)), ...posts(locale), `${hrefFor(locale, 'search')}?q=ADC`]) {
        await page.goto(base + path);
        if (path.includes('?')) await page.locator('main article').first().waitFor();
        if (css) await page.addStyleTag({ content: css });
        const found = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          cut: [...document.querySelectorAll('main h1, main h2, main h3')]
            .filter(
              (heading) =>
                !heading.classList.contains('visually-hidden') &&
                heading.checkVisibility() &&
                heading.scrollWidth > heading.clientWidth + 1,
            )
            .map((heading) => heading.textContent),
        }));
        expect.soft(found, path).toEqual({ width, cut: [] });
      }
      await context.close();
    });
  }
});
