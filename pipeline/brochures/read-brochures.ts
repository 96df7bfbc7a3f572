import { readFileSync } from 'node:fs';
import type { MeasuredFile } from '../content/brochure-files.ts';
import { pdfPath, readManifest } from './manifest.ts';

/** A PDF of content/brochures: where it is served, and where it lies. */
export interface BrochureFile extends MeasuredFile {
  path: string;
  /** It belongs to a post, and is shown with it. */
  isPost: boolean;
}

/** The PDFs that `npm run brochures` has made. */
export function readBrochures(): BrochureFile[] {
  return readManifest().brochures.map(({ id, locale, isPost, pages }) => {
    const path = pdfPath(id, locale);
    return { id, locale, isPost, pages, path, url: `/downloads/${id}-${locale}.pdf`, bytes: readFileSync(path).length };
  });
}
