import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { didYouMean } from '../../core/build/nearest.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { PostSource } from '../content/post-sources.ts';
import type { BrochurePdf } from '../content/posts.ts';
import { findFile, postFileName } from '../content/source-files.ts';
import { CONTENT, SITE } from '../paths.ts';

export interface BrochureFile extends BrochurePdf {
  path: string;
}

interface Brochures {
  files: BrochureFile[];
  errors: string[];
  notes: string[];
}

export async function readBrochures(posts: readonly PostSource[], content: string = CONTENT): Promise<Brochures> {
  const found: Brochures = { files: [], errors: [], notes: [] };
  for (const { id, files: texts } of posts.filter(({ type }) => type === 'brochures')) {
    const folder = `posts/brochures/${id}`;
    const named = LOCALES.filter((locale) => texts[locale]?.fields.pdf !== undefined);
    if (named.length === 0)
      found.errors.push(`content/${folder}: there is no PDF; put one into the folder and name it in the front matter, \`pdf: FILE.pdf\``);
    for (const locale of named) {
      const name = String(texts[locale]?.fields.pdf).trim();
      const place = `content/${folder}/${postFileName(locale)}: pdf '${name}'`;
      const files = readdirSync(`${content}/${folder}`).filter((file) => /\.pdf$/i.test(file));
      const path = findFile(`${content}/${folder}`, name);
      if (/[\\/]/.test(name)) found.errors.push(`${place}: write the name of a file in the folder of the post, without a path`);
      else if (!path)
        found.errors.push(`${place}: is not in content/${folder}; put the file there or correct the name${didYouMean(name, files)}`);
      else await readBrochure({ id, locale, path }, place, found);
    }
  }
  return found;
}

/** Puts the PDFs where they are served: those of posts while their post is shown, and those of content/brochures. */
export function copyBrochures(files: readonly BrochureFile[], sets: readonly PostSet[], site: string = SITE): void {
  const shown = new Set(sets.filter(({ type }) => type === 'brochures').flatMap(({ posts }) => posts.map(({ id }) => id)));
  mkdirSync(`${site}/downloads`, { recursive: true });
  for (const { id, url, path } of files) if (shown.has(id)) copyFileSync(path, site + url);
  cpSync(`${CONTENT}/brochures`, `${site}/downloads`, { recursive: true });
}

async function readBrochure(
  file: Pick<BrochureFile, 'id' | 'locale' | 'path'>,
  place: string,
  { files, errors, notes }: Brochures,
): Promise<void> {
  const bytes = readFileSync(file.path);
  try {
    const { pages, title, language } = await readPdf(bytes);
    files.push({ ...file, pages, bytes: bytes.length, url: `/downloads/${file.id}-${file.locale}.pdf` });
    const cure = 'set it where the PDF is made, under its document properties';
    if (!title) notes.push(`${place}: has no title, so that browsers show its file name; ${cure}`);
    if (!language) notes.push(`${place}: does not say its language, so that screen readers may misread it; ${cure}`);
    else if (!language.toLowerCase().startsWith(file.locale))
      notes.push(
        `${place}: says that its language is '${language}', and stands in ${postFileName(file.locale)}; check that it is the right file`,
      );
  } catch (error) {
    errors.push(`${place}: ${(error as Error).message}`);
  }
}

/** What a visitor may be asked to download. The worker keeps 10 MB of what was read. */
const MAX_PDF_BYTES = 20_000_000;

/** Reads a PDF that somebody else made. Throws with a hint when browsers would not show it, or when it is too large. */
async function readPdf(bytes: Buffer): Promise<{ pages: number; title: string | undefined; language: string | undefined }> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new Error('is no PDF, whatever its name says; export it as PDF');
  if (bytes.length > MAX_PDF_BYTES)
    throw new Error(
      `has ${(bytes.length / 1e6).toFixed(1)} MB, and ${MAX_PDF_BYTES / 1e6} MB are the most; export it for screens, with smaller pictures`,
    );
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new Error('is cut off at its end; copy or export it again');
  // Few posts have a PDF of their own, and the library takes 0.4 s to load.
  const { EncryptedPDFError, PDFDocument, PDFHexString, PDFName, PDFString } = await import('@cantoo/pdf-lib');
  try {
    // Encrypted parts look damaged to the strict reading below.
    await PDFDocument.load(bytes, { updateMetadata: false });
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = pdf.getPages().length;
    if (pages === 0) throw new Error('it has no page');
    const language = pdf.catalog.lookup(PDFName.of('Lang'));
    const isText = language instanceof PDFString || language instanceof PDFHexString;
    return { pages, title: pdf.getTitle()?.trim() || undefined, language: (isText && language.decodeText()) || undefined };
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw new Error('is encrypted or asks for a password; export it without protection');
    throw new Error(`is damaged (${(error as Error).message.split('\n')[0]}); export it again`);
  }
}
