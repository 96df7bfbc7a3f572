import { readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import type { MeasuredFile } from '../content/brochure-files.ts';
import { pdfPath, readManifest } from './manifest.ts';
import { readOwnPdfs } from './own-pdfs.ts';

/** A PDF of content/brochures, or one beside its post: where it is served, and where it lies. */
export interface BrochureFile extends MeasuredFile {
  path: string;
  /** It belongs to a post, and is shown with it. */
  isPost: boolean;
}

/** The PDFs that `npm run brochures` has made, and those that posts name. The check has found them in order. */
export async function readBrochures(): Promise<BrochureFile[]> {
  const urlOf = (id: string, locale: Locale) => `/downloads/${id}-${locale}.pdf`;
  const printed = readManifest().brochures.map(({ id, locale, isPost, pages }) => {
    const path = pdfPath(id, locale);
    return { id, locale, isPost, pages, path, url: urlOf(id, locale), bytes: readFileSync(path).length };
  });
  const { pdfs } = await readOwnPdfs();
  const own = pdfs.map(({ id, locale, pages, path, bytes }) => ({ id, locale, isPost: true, pages, path, url: urlOf(id, locale), bytes }));
  return [...printed, ...own];
}
