import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, test, WITHOUT_WORKER } from '../../support/site-test.ts';

// Without scripts no picture waits until it comes near, and all slides are in the strip.
test.use({ ...WITHOUT_WORKER, javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

const FEWEST = 0.9;
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('pictures that run to the edge of a page have a pixel for each pixel of a dense screen', async ({ page, base, consoleErrors }) => {
  // The error pages are among the documents.
  consoleErrors.allow(/status of 404/);
  // Which file the browser chooses is known by its address.
  await page.route(/\.(?:avif|jpg)$/, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  const ratios = new Map<string, number>();
  for (const row of DOCUMENT_PAGES) {
    await page.goto(base + examplePath('en', row));
    const found = await page.locator('main picture > img').evaluateAll((all) =>
      (all as HTMLImageElement[]).flatMap((image): [string, number][] => {
        const box = image.getBoundingClientRect();
        if (box.left > 0 && box.right < innerWidth) return [];
        const [, name = image.currentSrc, width] = /([^/]+)\.\w+-(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
        const height = (Number(width) * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
        // It covers its box.
        return [[name, Math.min(Number(width) / box.width, height / box.height) / devicePixelRatio]];
      }),
    );
    for (const [name, ratio] of found) ratios.set(name, Math.min(ratio, ratios.get(name) ?? ratio));
  }
  console.log([...ratios].map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`).join(', '));
  expect(ratios.size).toBeGreaterThan(15);
  expect([...ratios].filter(([, ratio]) => !(ratio >= FEWEST))).toEqual([]);
});
