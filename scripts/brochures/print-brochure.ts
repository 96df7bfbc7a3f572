import type { Browser } from '@playwright/test';
import type { Locale } from '../../core/site/locales.ts';
import type { PrintMaster } from '../../pipeline/brochures/source-hashes.ts';
import { cropPicture } from './crop-picture.ts';
import { LAYOUT, PAPER, SCALE } from './paper.ts';

export interface Print {
  /** `corporate-brochure, en`, for errors. */
  name: string;
  locale: Locale;
  title: string;
  markup: string;
  style: string;
  masters: Readonly<Record<string, PrintMaster>>;
}

/** Prints pages with Chromium: tagged, with bookmarks. `errors` names every page that holds more than fits. */
export async function printBrochure(
  browser: Browser,
  { name, locale, title, markup, style, masters }: Print,
): Promise<{ bytes: Uint8Array; errors: string[] }> {
  const page = await browser.newPage({ viewport: LAYOUT });
  try {
    await page.emulateMedia({ media: 'print' });
    await page.setContent(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title.replace(/&/g, '&amp;')}</title><style>${style}</style></head><body>${markup}</body></html>`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const errors = await page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLElement>('body > section')];
      return sheets.flatMap((sheet, at) => {
        const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        const ends = [...sheet.children]
          .filter((part) => part.tagName !== 'FOOTER' && !part.querySelector('a[href^="mailto:"]'))
          .map((part) => part.getBoundingClientRect().bottom);
        const over = Math.ceil(Math.max(sheet.scrollHeight - sheet.clientHeight, Math.max(...ends) - foot));
        return over > 0 ? [`page ${at + 1} holds ${over} px too much`] : [];
      });
    });
    const boxes = await page.$$eval('img[data-picture]', (images) =>
      images.map((image) => ({ key: image.getAttribute('data-picture') ?? '', width: image.clientWidth, height: image.clientHeight })),
    );
    const pictures = await Promise.all(
      boxes.map(async ({ key, width, height }) => {
        const master = masters[key];
        if (!master) throw new Error(`${name}: picture '${key}' is not in content/media/media.json; add it there or use a name from it`);
        return `data:image/jpeg;base64,${(await cropPicture(master, width, height)).toString('base64')}`;
      }),
    );
    await page.$$eval(
      'img[data-picture]',
      (images, sources) =>
        Promise.all(
          images.map((image, at) => {
            (image as HTMLImageElement).src = sources[at] as string;
            return (image as HTMLImageElement).decode();
          }),
        ).then(() => undefined),
      pictures,
    );
    return {
      bytes: await page.pdf({ ...PAPER, scale: SCALE, printBackground: true, tagged: true, outline: true }),
      errors: errors.map((error) => `${name}: ${error}; shorten the words or take a part out (src/brochures)`),
    };
  } finally {
    await page.close();
  }
}
