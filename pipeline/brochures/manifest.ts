import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';

/** What `npm run brochures` wrote down of a PDF: enough to tell whether it is still what its sources say. */
export interface BrochureEntry {
  id: string;
  locale: Locale;
  /** It belongs to a post, and is shown with it. */
  isPost: boolean;
  pages: number;
  /** Words that it prints, `namespace:path`; titles and dates of its post are hashed with them. */
  words: readonly string[];
  /** Keys of content/media/media.json. */
  pictures: readonly string[];
  hashes: Record<Part, string>;
}

/** The sources of a brochure, and the file itself. */
export type Part = 'words' | 'pictures' | 'code' | 'pdf';

export interface BrochureManifest {
  /** The modules and style sheets that all brochures are made of. */
  code: readonly string[];
  brochures: readonly BrochureEntry[];
}

export const manifestPath = (content: string = CONTENT) => `${content}/brochures/brochures.json`;
export const pdfPath = (id: string, locale: Locale, content: string = CONTENT) => `${content}/brochures/${id}-${locale}.pdf`;

export function readManifest(content: string = CONTENT): BrochureManifest {
  const path = manifestPath(content);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BrochureManifest) : { code: [], brochures: [] };
}
