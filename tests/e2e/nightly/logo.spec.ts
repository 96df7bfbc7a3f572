import { unzipSync } from 'fflate';
import colors from '../../../content/logo-colors.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { dailyInEnglish, expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

dailyInEnglish((locale) => {
  const words = wordsOf(locale, 'logo').colors;
  const name = (value: string) => words.copy.replace('{value}', value);

  test('every colour value can be copied, and the page says so', async ({ page, base, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, base + hrefFor(locale, 'logo'));
    for (const { cmyk, rgb, hex, pantone } of Object.values(colors)) {
      for (const value of [cmyk, rgb, hex, pantone]) {
        await page.getByRole('button', { name: name(value), exact: true }).click();
        await expect(page.locator('main [role="status"]')).toHaveText(`${value} – ${words.copied}`);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      }
    }
  });

  test('a browser that refuses is answered with other words', async ({ page, base }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await open(page, base + hrefFor(locale, 'logo'));
    await page.getByRole('button', { name: name('#CB333B'), exact: true }).click();
    await expect(page.locator('main [role="status"]')).toHaveText(words.copyFailed);
  });
});

test('the package holds vector files and pictures of the widths they name', async ({ request, base }) => {
  const response = await request.get(`${base}/downloads/logo-package.zip`);
  expect(response.headers()['content-type']).toContain('zip');
  const files = unzipSync(new Uint8Array(await response.body()));
  expect(Object.keys(files)).toHaveLength(16);
  for (const [file, bytes] of Object.entries(files)) {
    const width = /-(\d+)\.png$/.exec(file)?.[1];
    if (width) expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(16), file).toBe(Number(width));
    else expect(new TextDecoder().decode(bytes), file).toMatch(/^<svg .*<path .*<\/svg>\n$/);
  }
});
