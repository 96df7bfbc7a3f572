import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { InvalidArgumentError } from 'commander';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';

/** Reads widths in CSS pixels, `390,1440`. */
export function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 1))
    throw new InvalidArgumentError('Give whole numbers, such as 390,1440.');
  return widths;
}

interface Shot {
  /** Name of the file, without its ending. */
  name: string;
  /** Path of the page. */
  path: string;
}

/** Gives the built site at `origin` and a browser to `use`, and ends both afterwards. */
export async function withBuiltSite(use: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  try {
    await use(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Takes whole pages at a width in CSS pixels, as a visitor sees them who has answered all notices and scrolled to the end: every picture
 * has been loaded. Returns the files, which are JPEGs in `folder`.
 */
export async function takeScreenshots(browser: Browser, origin: string, shots: Shot[], width: number, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width, height: width < 720 ? 844 : 900 }, reducedMotion: 'reduce' });
  // The consent banner, the language offer and the popup of the day would cover the page.
  await context.addInitScript(() => {
    for (const name of ['consent', 'languageOffer'])
      localStorage.setItem(`site:${name}`, JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
    localStorage.setItem('site:popup', JSON.stringify({ value: ['false-job-offers'], expire: 9e15 }));
  });
  const page = await context.newPage();
  const files: string[] = [];
  for (const { name, path } of shots) {
    await page.goto(origin + path);
    await page
      .locator('html[data-app="ready"]')
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
    await loadPictures(page);
    const file = `${folder}/${name}.jpg`;
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 });
    files.push(file);
  }
  await context.close();
  return files;
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
