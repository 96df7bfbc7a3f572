import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { PageId } from '../../../core/site/pages.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { BROKEN, test } from '../../support/deployment.ts';
import { expect, open } from '../../support/site-test.ts';

const PICTURES = /\.(?:avif|jpg)$/;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const INK = 'rgb(45, 41, 38)';
const WHITE = 'rgb(255, 255, 255)';
/** A carousel, and large pictures. */
const PAGES: readonly PageId[] = ['home', 'adc', 'company'];

/** The lowest contrast of what the header says with what is painted beside it. */
async function headerContrast(page: Page): Promise<number> {
  const header = page.getByRole('banner');
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: 90 } });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const parts = await header.locator('a:visible, summary:visible, button:visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { color: getComputedStyle(element).color, x, y, width, height };
    }),
  );
  expect(parts.length).toBeGreaterThan(2);
  return Math.min(
    ...parts.map(({ color, x, y, height }) => {
      const at = (Math.round(y + height / 2) * info.width + Math.max(0, Math.round(x - 3))) * info.channels;
      const ground = [...data.subarray(at, at + 3)];
      const [light = 0, dark = 0] = [luminance(color.match(/[\d.]+/g)?.map(Number) ?? []), luminance(ground)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    }),
  );
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** In a loaded page: below a pointer the header has a ground of its own. */
const restPointer = (page: Page) => page.mouse.move(300, 600);
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

// A worker would answer with pictures of an earlier visit.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test(`a picture that did not come leaves a header in ink and a low stand-in, at every width`, async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  const visit = async (check: (name: string) => Promise<void>) => {
    for (const viewport of SIZES)
      for (const id of PAGES) {
        await page.setViewportSize(viewport);
        await open(page, deployment.url + hrefFor('en', id));
        await restPointer(page);
        await check(`${id} at ${viewport.width}`);
      }
  };
  const heights: Record<string, number> = {};
  // First without, since the browser keeps what has come.
  deployment.fail(PICTURES, 404);
  await visit(async (name) => {
    const standIn = page.locator('main img[data-missing]').first();
    await expect(standIn, name).toBeVisible();
    await expect(page.getByRole('banner'), name).toHaveCSS('color', INK);
    expect.soft(await headerContrast(page), name).toBeGreaterThan(4.5);
    heights[name] = await heightOf(standIn);
  });
  deployment.fail(PICTURES, 0);
  await visit(async (name) => {
    await expect(page.getByRole('banner'), name).toHaveCSS('color', WHITE);
    const part = (heights[name] ?? 0) / (await heightOf(page.locator('main picture').first()));
    expect.soft(part, `${name}: the part of the picture's height`).toBeGreaterThan(0.3);
    expect.soft(part, `${name}: the part of the picture's height`).toBeLessThan(0.5);
  });
});
