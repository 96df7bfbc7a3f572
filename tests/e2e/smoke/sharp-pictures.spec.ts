import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, test, WITHOUT_WORKER } from '../../support/site-test.ts';

// Without scripts no picture waits until it comes near, and all slides are in the strip.
test.use({ ...WITHOUT_WORKER, javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

const FEWEST = 0.9;
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('pictures that run to the edge of a page have a pixel for each pixel of a dense screen', async ({ page, base }) => {
  // Which file the browser chooses is known by its address.
  await page.route(/\.(?:avif|jpg)$/, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  const coarse: string[] = [];
  let pictures = 0;
  for (const row of DOCUMENT_PAGES) {
    await page.goto(base + examplePath('en', row));
    const found = await page.locator('main picture > img').evaluateAll((all) =>
      (all as HTMLImageElement[]).flatMap((image) => {
        const box = image.getBoundingClientRect();
        if (box.left > 0 && box.right < innerWidth) return [];
        const width = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
        const height = (width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
        // It covers its box.
        return [{ file: image.currentSrc.replace(/.*\//, ''), ratio: Math.min(width / box.width, height / box.height) / devicePixelRatio }];
      }),
    );
    pictures += found.length;
    coarse.push(...found.filter(({ ratio }) => !(ratio >= FEWEST)).map(({ file, ratio }) => `${row.id}: ${file}: ${ratio.toFixed(2)}`));
  }
  expect(coarse).toEqual([]);
  expect(pictures).toBeGreaterThan(15);
});
