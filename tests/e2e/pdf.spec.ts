import { LOCALES } from '../../core/site/locales.ts';
import { BROCHURES } from '../../pipeline/brochures/list.ts';
import { expect, test } from '../support/site-test.ts';

/** Chromium's own viewer runs in a frame of this kind. */
const VIEWER = 'chrome-extension://';

for (const url of BROCHURES.flatMap(({ id }) => LOCALES.map((locale) => `/downloads/${id}-${locale}.pdf`))) {
  test(`${url} opens in the browser's viewer`, async ({ page, base, complaints }) => {
    // The viewer's page asks for an icon by its old name.
    complaints.allow(/status of 404/);
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
}
