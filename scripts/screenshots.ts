import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { LOCALES } from '../core/site/locales.ts';
import type { PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { ROOT } from '../pipeline/paths.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';

// `npm run screenshots`: takes the screenshots of docs/screenshots, or of other pages and widths:
// npm run screenshots -- ceo,notice 768,1024 /tmp/pictures
const [pages = 'home,company,newsroom,newsroomPost', widths = '390,1440', folder = `${ROOT}docs/screenshots`] = process.argv.slice(2);
const POSTS: Record<string, string> = {
  newsroomPost: '20240516-songdo-groundbreaking',
  noticePost: '20251222-year-end-hours',
  imageAlbum: 'adc-facility',
  sitemapYear: '2026',
};

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
try {
  for (const width of widths.split(',').map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: width < 720 ? 844 : 900 }, reducedMotion: 'reduce' });
    // The consent banner and the language offer would cover the page.
    await context.addInitScript(() => {
      for (const name of ['consent', 'languageOffer'])
        localStorage.setItem(`site:${name}`, JSON.stringify({ value: 'rejected', expire: 9e15 }));
    });
    const page = await context.newPage();
    for (const id of pages.split(',')) {
      for (const locale of LOCALES) {
        await page.goto(server.url + hrefFor(locale, id as PageId, { id: POSTS[id] }));
        await page
          .locator('html[data-app="ready"]')
          .waitFor({ timeout: 5000 })
          .catch(() => undefined);
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
          scrollTo(0, 0);
        });
        await page.waitForTimeout(500);
        const file = `${folder}/${id}-${locale}-${width}.jpg`;
        await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 });
        console.log(file);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
