import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Command } from 'commander';
import { LOCALES } from '../core/site/locales.ts';
import type { PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { readContentFile } from '../pipeline/content/content-files.ts';
import { type FormFactor, SCREENSHOT_PAGES, SCREENSHOTS, screenshotUrl } from '../pipeline/metadata/manifest.ts';
import { ROOT } from '../pipeline/paths.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';

const program = new Command('npm run screenshots --')
  .description('Takes the screenshots of docs/screenshots.')
  .option('--manifest', "takes those for the browser's install dialog instead; the results are committed")
  .showHelpAfterError()
  .parse();
const POST = '20240516-songdo-groundbreaking';

const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
try {
  if (program.opts<{ manifest?: true }>().manifest)
    for (const form of Object.keys(SCREENSHOTS) as FormFactor[]) {
      const { scale, ...viewport } = SCREENSHOTS[form];
      await takeScreenshots(browser, SCREENSHOT_PAGES, { viewport, deviceScaleFactor: scale }, (id, locale) => ({
        path: `${ROOT}public${screenshotUrl(id, locale, form)}`,
      }));
    }
  else
    for (const width of [390, 1440])
      await takeScreenshots(
        browser,
        ['home', 'company', 'newsroom', 'newsroomPost'],
        { viewport: { width, height: width < 720 ? 844 : 900 } },
        (id, locale) => ({ path: `${ROOT}docs/screenshots/${id}-${locale}-${width}.jpg`, fullPage: true }),
      );
} finally {
  await browser.close();
  await server.stop();
}

/** Takes pages in both languages, as a visitor sees them who has answered all notices and scrolled to the end: every picture has been loaded. */
async function takeScreenshots<Id extends PageId>(
  from: Browser,
  ids: readonly Id[],
  screen: Parameters<Browser['newContext']>[0],
  placeOf: (id: Id, locale: (typeof LOCALES)[number]) => { path: string; fullPage?: boolean },
): Promise<void> {
  const context = await from.newContext({ ...screen, reducedMotion: 'reduce' });
  // The consent banner, the language offer and the popup of the day would cover the page.
  await context.addInitScript(
    (ids) => {
      for (const name of ['consent', 'languageOffer'])
        localStorage.setItem(`site:${name}`, JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
      localStorage.setItem('site:popup', JSON.stringify({ value: ids, expire: 9e15 }));
    },
    readContentFile('popups.json').map(({ id }) => id),
  );
  const page = await context.newPage();
  for (const id of ids)
    for (const locale of LOCALES) {
      await page.goto(server.url + hrefFor(locale, id, { id: POST }));
      await page
        .locator('html[data-app="ready"]')
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
      await loadPictures(page);
      const place = placeOf(id, locale);
      mkdirSync(dirname(place.path), { recursive: true });
      await page.screenshot({ ...place, type: 'jpeg', quality: 72 });
      console.log(place.path);
    }
  await context.close();
}

/** Scrolls to the end, so that lazy pictures are asked for, and waits until all have been decoded. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.currentSrc !== '' && image.checkVisibility());
    // A broken picture has its fallback.
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}
