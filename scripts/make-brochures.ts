import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Argument, Command } from 'commander';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import { readContentFile, readTokens } from '../pipeline/content/content-files.ts';
import { CACHE, CONTENT, ROOT, SITE } from '../pipeline/paths.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { BROCHURES } from './brochures/brochures.ts';
import { type ComposedBrochure, composeBrochure } from './brochures/compose-brochure.ts';
import { buildIfChanged } from './build.ts';
import { findChromium } from './find-chromium.mjs';

const program = new Command('npm run brochures --')
  .description('Prints the brochures, or those that are named, from the pages of a build, with Chromium. The PDFs are committed.')
  .addArgument(new Argument('[ids...]').choices(BROCHURES.map(({ id }) => id)))
  .showHelpAfterError()
  .parse();
const chosen = BROCHURES.filter(({ id }) => program.args.length === 0 || program.args.includes(id));

/** A4 at 74 %: the height stands in brochures/brochure.css. */
const SCALE = 0.74;
const WIDTH = Math.floor((210 / 25.4) * (96 / SCALE));
/** At most 130 dots an inch where a picture stands on paper; a CSS pixel is a 96th of an inch. */
const DOTS_PER_PIXEL = (130 / 96) * SCALE;
const DRAFTS = `${CACHE}/brochures`;

buildIfChanged();
mkdirSync(DRAFTS, { recursive: true });
const media = readContentFile('media/media.json');
const style = `${await makeFaces()}${globSync(`${SITE}/assets/style-*.css`)
  .map((file) => readFileSync(file, 'utf8'))
  .join('')}${readFileSync(`${ROOT}scripts/brochures/brochure.css`, 'utf8')}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
const errors: string[] = [];
try {
  for (const brochure of chosen)
    for (const locale of LOCALES) await printBrochure(browser, `${brochure.id}-${locale}.pdf`, locale, composeBrochure(brochure, locale));
} finally {
  await browser.close();
}
if (errors.length > 0) throw new Error(`${errors.join('\n')}\nThe pages can be looked at in ${DRAFTS}; nothing in content/ has changed.`);
// They are copied when all are complete, so that a failure leaves the earlier ones.
for (const { id, own } of chosen)
  for (const locale of LOCALES)
    copyFileSync(`${DRAFTS}/${id}-${locale}.pdf`, `${CONTENT}/${own ? '' : 'posts/'}brochures/${own ? '' : `${id}/`}${id}-${locale}.pdf`);

async function printBrochure(
  from: Browser,
  name: string,
  locale: Locale,
  { title, summary, date, pages }: ComposedBrochure,
): Promise<void> {
  const page = await from.newPage({ viewport: { width: WIDTH, height: 1516 } });
  await page.emulateMedia({ media: 'print' });
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title.replace(/&/g, '&amp;')}</title><style>${style}</style></head><body>${pages.join('')}</body></html>`;
  // Drawings of the website are files of the build, of the same origin.
  await page.route('http://build/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill(pathname === '/' ? { body: html, contentType: 'text/html' } : { path: SITE + pathname });
  });
  await page.goto('http://build/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  errors.push(
    ...(await overflowOf(page)).map((error) => `${name}: ${error}; shorten the words or move a part (scripts/brochures/brochures.ts)`),
  );
  await placePictures(page);
  const bytes = await page.pdf({ width: '210mm', height: '297mm', scale: SCALE, printBackground: true, tagged: true, outline: true });
  await page.close();

  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const author = String(readTokens(locale).companyLegal);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setSubject(summary);
  pdf.setAuthor(author);
  pdf.setCreator(author);
  // The post's day: the same Chromium makes the same bytes again.
  pdf.setCreationDate(new Date(`${date}T00:00:00Z`));
  pdf.setModificationDate(new Date(`${date}T00:00:00Z`));
  // A figure of HTML holds words that are text: without a description of its own it is no picture.
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of('Figure') && !object.has(PDFName.of('Alt')))
      object.set(PDFName.of('S'), PDFName.of('Div'));
  const saved = await pdf.save();
  writeFileSync(`${DRAFTS}/${name}`, saved);
  console.log(`✓ ${name}: ${pdf.getPageCount()} pages, ${Math.round(saved.length / 1024)} KiB`);
}

/** Every page that holds more than fits above its foot. */
function overflowOf(page: Page): Promise<string[]> {
  return page.$$eval('.page', (sheets) =>
    sheets.flatMap((sheet, at) => {
      const foot = sheet.querySelector(':scope > footer')?.getBoundingClientRect().top ?? 0;
      const end = Math.max(
        ...[...sheet.children].filter(({ tagName }) => tagName !== 'FOOTER').map((part) => part.getBoundingClientRect().bottom),
      );
      return end > foot ? [`page ${at + 2} holds ${Math.ceil(end - foot)} px too much`] : [];
    }),
  );
}

/** JPEG, cut around the focal point to the box where it stands: Chromium passes it into the PDF as it is. */
async function placePictures(page: Page): Promise<void> {
  const boxes = await page.$$eval('img[data-picture]', (images) =>
    images.map((image) => ({ key: image.getAttribute('data-picture') as string, width: image.clientWidth, height: image.clientHeight })),
  );
  const sources = await Promise.all(
    boxes.map(async ({ key, width, height }) => {
      const master = media[key] as (typeof media)[string];
      const { file, focal } = master.portrait && height > width ? master.portrait : master;
      const picture = sharp(`${CONTENT}/media/${file}`);
      const { width: across = 0, height: down = 0 } = await picture.metadata();
      const scale = Math.min(across / width, down / height);
      const cut = { width: Math.min(across, Math.round(width * scale)), height: Math.min(down, Math.round(height * scale)) };
      const place = (size: number, part: number, percent: number) =>
        Math.round(Math.min(size - part, Math.max(0, (size * percent) / 100 - part / 2)));
      const bytes = await picture
        .extract({ left: place(across, cut.width, focal[0]), top: place(down, cut.height, focal[1]), ...cut })
        .resize({ width: Math.min(cut.width, Math.round(width * DOTS_PER_PIXEL)) })
        .jpeg({ quality: 55, mozjpeg: true })
        .toBuffer();
      return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    }),
  );
  await page.evaluate(async (all) => {
    for (const [at, image] of document.querySelectorAll<HTMLImageElement>('img[data-picture]').entries()) image.src = all[at] as string;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  }, sources);
}

/** The faces as rules with the bytes in them, in single weights: Chromium draws each letter of a variable face as a shape. */
async function makeFaces(): Promise<string> {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
  const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…·×`;
  const korean = `${latin}${range(0xac00, 0xd7a3)}「」`;
  const geist = readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'));
  const pretendard = (name: string) => readFileSync(`${CONTENT}/fonts/pretendard-${name}.woff2`);
  const faces = await Promise.all([
    ...[400, 500].map(
      async (wght) => ['Print', wght, await subsetFont(geist, latin, { targetFormat: 'sfnt', variationAxes: { wght } })] as const,
    ),
    ...(['regular', 'medium'] as const).map(
      async (name, at) => ['Print KR', 400 + 100 * at, await subsetFont(pretendard(name), korean, { targetFormat: 'sfnt' })] as const,
    ),
  ]);
  return faces
    .map(
      ([family, weight, bytes]) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${bytes.toString('base64')})}`,
    )
    .join('');
}
