import { statSync } from 'node:fs';
import { SITE } from '../../../pipeline/paths.ts';
import { BUDGETS, describeExcess } from '../../support/budgets.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, FULL, test, WITHOUT_WORKER } from '../../support/site-test.ts';

// Without scripts no picture waits until it comes near, and all slides are in the strip.
test.use({ ...WITHOUT_WORKER, javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

const FEWEST = 0.9;
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('pictures that run to the edge of a page have a pixel for each pixel of a dense screen, and those first seen keep to their budget', {
  tag: FULL,
}, async ({ page, base, consoleErrors }) => {
  // The error pages are among the documents.
  consoleErrors.allow(/status of 404/);
  // Which file the browser chooses is known by its address.
  await page.route(/\.(?:avif|jpg)$/, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  let heaviest = 0;
  const ratios = new Map<string, number>();
  for (const row of DOCUMENT_PAGES) {
    await page.goto(base + examplePath('en', row));
    const found = await page.locator('main picture > img').evaluateAll((all) =>
      (all as HTMLImageElement[]).flatMap((image): [string, number][] => {
        const box = image.getBoundingClientRect();
        // A drawing in vectors is sharp at any size.
        if ((box.left > 0 && box.right < innerWidth) || image.currentSrc.endsWith('.svg')) return [];
        const [, name = image.currentSrc, width] = /([^/]+)\.\w+-(\d+)\.\w+$/.exec(image.currentSrc) ?? [];
        const height = (Number(width) * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
        // It covers its box.
        return [[name, Math.min(Number(width) / box.width, height / box.height) / devicePixelRatio]];
      }),
    );
    const shown = await page.locator('img').evaluateAll((all) =>
      (all as HTMLImageElement[]).flatMap((image) => {
        const { top, left, right } = image.getBoundingClientRect();
        // Slides stand beside each other.
        return top < innerHeight && left < innerWidth && right > 0 && image.checkVisibility() ? [image.currentSrc] : [];
      }),
    );
    const parts = [...new Set(shown)].filter(Boolean).map((src) => ({ path: new URL(src).pathname }));
    const weighed = parts.map(({ path }) => ({ path, bytes: statSync(SITE + path).size }));
    heaviest = Math.max(
      heaviest,
      weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    expect.soft(describeExcess(row.id, 'pictures on a desktop', BUDGETS.desktopPictures, weighed)).toBeUndefined();
    for (const [name, ratio] of found) ratios.set(name, Math.min(ratio, ratios.get(name) ?? ratio));
  }
  console.log([...ratios].map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`).join(', '));
  console.log(`heaviest first screen: ${heaviest} bytes of pictures`);
  expect(heaviest).toBeGreaterThan(100_000);
  expect(ratios.size).toBeGreaterThan(15);
  expect([...ratios].filter(([, ratio]) => !(ratio >= FEWEST))).toEqual([]);
});
