import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { LOCALES } from '../core/site/locales.ts';
import { hrefFor } from '../core/site/urls.ts';
import { type FormFactor, SCREENSHOT_PAGES, SCREENSHOTS, screenshotUrl } from '../pipeline/metadata/manifest.ts';
import { ROOT } from '../pipeline/paths.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';

new Command('npm run screenshots:manifest --')
  .description("Takes the screenshots for the browser's install dialog. The results are committed.")
  .showHelpAfterError()
  .parse();

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
try {
  for (const form of Object.keys(SCREENSHOTS) as FormFactor[]) {
    const { width, height, scale } = SCREENSHOTS[form];
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
      localStorage.setItem('site:popup', JSON.stringify({ value: ['false-job-offers'], expire: 9e15 }));
    });
    const page = await context.newPage();
    for (const locale of LOCALES) {
      for (const id of SCREENSHOT_PAGES) {
        await page.goto(server.url + hrefFor(locale, id));
        await page.locator('html[data-app="ready"]').waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(1000);
        const path = `${ROOT}public${screenshotUrl(id, locale, form)}`;
        mkdirSync(dirname(path), { recursive: true });
        await page.screenshot({ path, type: 'jpeg', quality: 72 });
        console.log(`${path.slice(ROOT.length)} ${statSync(path).size} bytes`);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
