import { LOCALES } from '../../../core/site/locales.ts';
import { expect, test, WHOLE_BROWSER } from '../../support/site-test.ts';

test.use(WHOLE_BROWSER);

/** Chromium's own viewer runs in a frame of this kind. */
const VIEWER = 'chrome-extension://';

// They stand for all of them, which tests/build/brochures.test.ts reads.
for (const url of LOCALES.map((locale) => `/downloads/adc-brochure-${locale}.pdf`))
  test(`${url} opens in the browser's viewer`, async ({ page, base, consoleErrors }) => {
    // The viewer's page asks for an icon by its old name.
    consoleErrors.allow(/status of 404/);
    const download = page.waitForEvent('download').then((file) => file.suggestedFilename());
    const answer = page.waitForResponse((response) => response.url() === base + url);
    // A headless shell has no viewer: it keeps the file instead, and the navigation ends as a download.
    const opened = await page.goto(base + url).then(
      () => true,
      () => false,
    );
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    if (!opened) {
      expect(await download).toBe(url.slice(url.lastIndexOf('/') + 1));
      return;
    }
    download.catch(() => undefined);
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(VIEWER))).toBe(true);
    expect(await page.evaluate(() => document.contentType)).toBe('application/pdf');
  });
