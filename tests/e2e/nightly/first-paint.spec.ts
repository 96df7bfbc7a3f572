import type { Page } from '@playwright/test';
import { startSlowProxy } from '../../../bench/navigation/slow-proxy.ts';
import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { serveInParts } from '../../support/document-in-parts.ts';
import { DOCUMENT_PAGES, examplePath, PAGE_KINDS } from '../../support/example-paths.ts';
import { layoutShifts, sumOf, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { appReady, expect, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' }, hasAnsweredBanner: true });

const SHEET = /\/assets\/style-[\w-]+\.css$/;
const BOOT_SCRIPT = /\/assets\/boot-[\w-]+\.js$/;
const ROWS = DOCUMENT_PAGES.filter(({ status }) => !status);

/** Where every element stands and how it looks, as text; empty for one that is not shown, or that is for a menu or a notice. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll(':not(script, noscript, link)')].map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-late]')) return '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fill, stroke, strokeDasharray, fontSize, textDecorationLine } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      const look = [color, backgroundColor, fill, stroke, strokeDasharray, fontSize, textDecorationLine].join(' ');
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${box} ${look}`;
    }),
  );
/** Runs in the page: drawings of files of their own that have not come yet. */
const countMissingDrawings = () =>
  [...document.querySelectorAll('use')].filter((use) => {
    const { width, height } = use.getBoundingClientRect();
    return use.checkVisibility() && width + height === 0;
  }).length;
/** The first of them says which rule came late. */
const changesOf = (first: readonly string[], then: readonly string[]) =>
  first.flatMap((look, at) => (look === then[at] || !look ? [] : [`${look} -> ${then[at]}`])).slice(0, 3);

/** A phone and a desktop: other rules count. */
const WIDTHS = [390, 1440];

for (const locale of LOCALES) {
  // The document's own rules draw all that it shows; the style sheet that follows may move and recolour nothing, down to the footer. Each
  // page in one of the languages.
  test(`${locale}: the style sheet changes nothing that a document shows`, async ({ page, base }) => {
    // Neither boot script nor app: what is compared is the document.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    let released = Promise.withResolvers<void>();
    await page.route(SHEET, async (route) => {
      await released.promise;
      await route.continue();
    });
    const layoutsOf = async () => {
      const layouts: string[][] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(countMissingDrawings)).toBe(0);
        layouts.push(await layoutOf(page));
      }
      return layouts;
    };
    for (const row of ROWS.filter((_, at) => at % LOCALES.length === LOCALES.indexOf(locale))) {
      const path = examplePath(locale, row);
      released = Promise.withResolvers();
      await page.goto(base + path, { waitUntil: 'commit' });
      await page.locator('head > link[href*="/assets/style-"]').waitFor({ state: 'attached' });
      // Not over the header, which has its look for that with the sheet.
      await page.mouse.move(1, 600);
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), path).toBe(1);
      const first = await layoutsOf();
      released.resolve();
      await page.evaluate(() => window.styled);
      const then = await layoutsOf();
      for (const [at, width] of WIDTHS.entries()) {
        expect(first[at]?.filter(Boolean).length, path).toBeGreaterThan(40);
        expect.soft(changesOf(first[at] ?? [], then[at] ?? []), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('a document that comes in three parts is painted once its title has come, and then nothing moves', async ({
  page,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await watchLayoutShifts(page);
  const site = await serveInParts(page, base, (html) => {
    const end = html.indexOf('<span id="title-end"');
    const [first, second] = [html.lastIndexOf('<h1', end) + 4, html.indexOf('>', end) + 1];
    return [html.slice(0, first), html.slice(first, second), html.slice(second)];
  });
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  try {
    for (const [at, row] of PAGE_KINDS.entries()) {
      await page.setViewportSize({ width: WIDTHS[at % 2] ?? 390, height: 900 });
      const path = examplePath(LOCALES[at % LOCALES.length] ?? 'en', row);
      await site.open(path);
      // Nothing comes in this time.
      await page.waitForTimeout(500);
      expect.soft(await paints(), `${path}: paints without the title`).toBe(0);
      site.sendNext();
      await expect.poll(paints, `${path}: paints with the title`).toBeGreaterThan(0);
      site.sendNext();
      await appReady(page);
      const { byPage } = await layoutShifts(page);
      expect.soft(sumOf(byPage), `${path}: ${JSON.stringify(byPage)}`).toBeLessThanOrEqual(0.01);
    }
  } finally {
    await site.stop();
  }
});

test('a document that hangs half way keeps what has come, and the app waits for its end', async ({ page, base }) => {
  const site = await serveInParts(page, base, (html) => {
    const half = html.indexOf('</h2>');
    return [html.slice(0, half), html.slice(half)];
  });
  const marked = () => page.evaluate(() => document.querySelector('h1')?.classList.contains('seen'));
  try {
    await site.open(hrefFor('en', 'company'));
    // React would make it anew.
    await page.locator('h1').evaluate((heading) => heading.classList.add('seen'));
    await page.keyboard.press('Shift');
    // Its menu opens, for which the document alone has not all rules.
    await expect(page.locator('head > link[href*="/assets/style-"]')).toBeAttached();
    // Longer than the app waits for the sheet of a document that has come to its end.
    await page.waitForTimeout(6000);
    expect(await page.locator('html').getAttribute('data-app')).toBeNull();
    expect(await marked()).toBe(true);
    site.sendNext();
    await appReady(page);
    expect(await marked()).toBe(true);
    await expect(page.locator('footer')).toBeVisible();
  } finally {
    await site.stop();
  }
});

test('a document that hangs before its title is painted with what has come, and its menu opens', async ({ page, base }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const site = await serveInParts(page, base, (html) => {
    const title = html.indexOf('<h1');
    return [html.slice(0, title), html.slice(title)];
  });
  try {
    await site.open(hrefFor('en', 'contact'));
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await page.getByRole('button', { name: wordsOf('en', 'common').ui.menuOpen }).click();
    await expect(page.locator('#menu').getByRole('link').first()).toBeVisible();
  } finally {
    await site.stop();
  }
});

test('without the boot script, a page looks as it does with it, and its menu opens', async ({ page, base, consoleErrors }) => {
  // What is held back on purpose.
  consoleErrors.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The faces come by the script: what stands in for them has nearly the same widths, and is compared with itself.
  await page.route(/\.woff2$/, (route) => route.abort());
  // The search page suggests what to search for once the app is there.
  for (const row of PAGE_KINDS.filter(({ id }) => id !== 'search')) {
    const path = examplePath('en', row);
    const visit = async (isLost: boolean) => {
      if (isLost) await page.route(BOOT_SCRIPT, (route) => route.abort());
      else await page.unroute(BOOT_SCRIPT);
      await page.goto(base + path);
      if (!isLost) await appReady(page);
      await page.mouse.move(1, 600);
      // Pictures come as they are scrolled to, the slides of a carousel one by one, and a form or a list shows more with the app.
      return page.locator('main :is(h1, h2, h3, p, svg, svg *, table, dl, figure), footer :is(p, a, svg)').evaluateAll((elements) =>
        elements.map((element) => {
          if (
            !element.checkVisibility({ visibilityProperty: true }) ||
            element.closest('[aria-roledescription="carousel"], form, [data-needs-app]')
          )
            return '';
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, fill, stroke, strokeDasharray, fontSize } = getComputedStyle(element);
          return `${element.tagName} ${[x, y + scrollY, width, height].map(Math.round).join(' ')} ${[color, fill, stroke, strokeDasharray, fontSize].join(' ')}`;
        }),
      );
    };
    const whole = await visit(false);
    const lost = await visit(true);
    expect.soft(changesOf(whole, lost), path).toEqual([]);
  }
  await page.locator('#menu a').first().hover();
  await expect(page.locator('#menu [data-late] a').first()).toBeVisible();
});

test('who scrolls at 400 kbps meets the page as it will be: no drawing is filled with black, and home keeps its height', async ({
  page,
  base,
  consoleErrors,
}) => {
  // What has not come when the next page is opened, too.
  consoleErrors.allow(/ERR_FAILED|ERR_CONTENT_DECODING_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  // The height that the document has with all that belongs to it, but for the faces, at whose coming a line may break anew.
  await page.route(/\.woff2$/, (route) => route.abort());
  const proxy = await startSlowProxy(base, { roundTrip: 400, bitsPerSecond: 400_000 });
  proxy.setSlow(true);
  try {
    for (const path of ['/en', '/ko/aboutus/songdo', '/en/services/cmo']) {
      await page.goto(proxy.url + path, { waitUntil: 'commit' });
      await page.locator('head > link[href*="/assets/style-"]').waitFor({ state: 'attached' });
      const looks = await page.evaluate(async (isSheet) => {
        const heights = new Set<number>();
        const black = new Set<string>();
        let isStyled = false;
        while (!isStyled) {
          isStyled = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
            ({ name, responseEnd }) => new RegExp(isSheet).test(name) && responseEnd > 0,
          );
          scrollBy(0, 400);
          heights.add(document.documentElement.scrollHeight);
          for (const shape of document.querySelectorAll('main svg :is(path, rect, circle)')) {
            const { width, height } = shape.getBoundingClientRect();
            if (width * height > 900 && getComputedStyle(shape).fill === 'rgb(0, 0, 0)') black.add(shape.outerHTML.slice(0, 120));
          }
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return { heights: [...heights], black: [...black] };
      }, SHEET.source);
      await page.waitForLoadState('load');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(looks, path).toEqual({ heights: [height], black: [] });
    }
  } finally {
    await page.close();
    await proxy.stop();
  }
});

test('a step of the breadcrumb that comes on another line with the web fonts moves nothing below it', async ({
  page,
  base,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(BOOT_SCRIPT, (route) => route.abort());
  await page.goto(`${base}/en/public/images/open-day`);
  const heights = await page.locator('main nav ol').evaluate((list) =>
    [360, 300, 250, 200, 150].map((width) => {
      (list as HTMLElement).style.width = `${width}px`;
      return list.getBoundingClientRect().height;
    }),
  );
  // Every line is as high as one of links, with the gap between lines.
  const [line = 0] = heights;
  for (const height of heights) expect((height + 4) % 33, `${line}: ${heights}`).toBeCloseTo(0, 0);
});
