import { LOCALES } from '../../../core/site/locales.ts';
import { BROWSER_ARGS } from '../../../playwright.config.ts';
import { findChromium, findHeadlessShell } from '../../../scripts/find-chromium.mjs';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { expect, open, test } from '../../support/site-test.ts';

// Twice the letters, as a visitor sets them in the browser: 16 px become 32.
test.use({
  serviceWorkers: 'block',
  hasAnsweredBanner: true,
  launchOptions: {
    executablePath: findHeadlessShell() ?? findChromium(),
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

/** Runs in the page: how far it scrolls sideways, and which buttons of the header are not inside. */
function findFaults(): { beyond: number; outside: string[] } {
  const buttons = [...document.querySelectorAll('header :is(a, button)')].filter((one) => one.checkVisibility());
  const outside = buttons.filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0);
  return { beyond: document.documentElement.scrollWidth - innerWidth, outside: outside.map((one) => one.ariaLabel ?? one.className) };
}

const WIDTHS = [320, 390, 430];

for (const locale of LOCALES)
  test(`letters of 200 % fit a phone, and the header keeps its buttons: ${locale}`, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 404/);
    test.slow();
    const faults: string[] = [];
    for (const row of DOCUMENT_PAGES) {
      await open(page, base + examplePath(locale, row));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { beyond, outside } = await page.evaluate(findFaults);
        if (beyond > 0 || outside.length > 0) faults.push(`${row.id} at ${width} px: ${beyond} px, ${outside.join()}`);
      }
    }
    expect(faults).toEqual([]);
  });
