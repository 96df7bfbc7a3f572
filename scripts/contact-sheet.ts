import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { Command } from 'commander';
import { LOCALES } from '../core/site/locales.ts';
import { CACHE } from '../pipeline/paths.ts';
import { DOCUMENT_PAGES, examplePath } from '../tests/support/example-paths.ts';
import { readWidths, takeScreenshots, withBuiltSite } from './take-screenshots.ts';

const program = new Command('npm run contact-sheet --')
  .description(
    'Takes every page type in both languages and puts those of a width and language side by side in one picture, in .cache/contact-sheet.',
  )
  .argument('[widths]', 'in CSS pixels, with commas between', readWidths, [390, 768, 1440, 1920])
  .showHelpAfterError()
  .parse();
const [widths] = program.processedArgs as [number[]];
const FOLDER = `${CACHE}/contact-sheet`;
/** How wide a page is in the sheet, in pixels, and how many stand side by side: pages of phones are long. */
const layoutOf = (width: number) => (width < 720 ? { cell: 120, columns: 20 } : { cell: 300, columns: 10 });

rmSync(FOLDER, { recursive: true, force: true });
await withBuiltSite(async (browser, origin) => {
  for (const width of widths) {
    for (const locale of LOCALES) {
      const shots = DOCUMENT_PAGES.map((page) => ({ name: `${page.id}-${locale}-${width}`, path: examplePath(locale, page) }));
      const files = await takeScreenshots(browser, origin, shots, width, `${FOLDER}/pages`);
      console.log(await drawSheet(browser, `${locale}-${width}`, files, layoutOf(width)));
    }
  }
});

/** Draws one sheet of the files and returns its path. */
async function drawSheet(browser: Browser, name: string, files: string[], { cell, columns }: ReturnType<typeof layoutOf>): Promise<string> {
  const cells = files.map(
    (file) => `<figure><img src="${pathToFileURL(file)}"><figcaption>${file.split('/').at(-1)}</figcaption></figure>`,
  );
  const html = `${FOLDER}/${name}.html`;
  const style = `body{margin:16px;background:#888;display:grid;grid-template-columns:repeat(${columns},${cell}px);gap:16px;width:max-content;font:11px sans-serif;overflow-wrap:anywhere}figure{margin:0}img{width:100%;display:block}`;
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join('\n')}\n`);
  const page = await browser.newPage({ viewport: { width: columns * (cell + 16) + 16, height: 1000 } });
  await page.goto(pathToFileURL(html).href);
  const sheet = `${FOLDER}/${name}.jpg`;
  await page.screenshot({ path: sheet, fullPage: true, type: 'jpeg', quality: 80 });
  await page.close();
  return sheet;
}
