import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { didYouMean } from '../../core/build/nearest.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { PostSource } from '../content/post-sources.ts';
import type { BrochurePdf } from '../content/posts.ts';
import { postFileName } from '../content/source-files.ts';
import { CONTENT, SITE } from '../paths.ts';

export interface BrochureFile extends BrochurePdf {
  path: string;
}

export interface Brochures {
  files: BrochureFile[];
  errors: string[];
  notes: string[];
}

export async function readBrochures(posts: readonly PostSource[], content: string = CONTENT): Promise<Brochures> {
  const { pdfs, named, errors, notes } = await readPostPdfs(posts, content);
  const files = pdfs.map(({ id, locale, pages, path, bytes }) => ({
    id,
    locale,
    pages,
    path,
    bytes,
    url: `/downloads/${id}-${locale}.pdf`,
  }));
  const missing = posts
    .filter(({ type, id }) => type === 'brochures' && !named.includes(id))
    .map(
      ({ id }) =>
        `content/posts/brochures/${id}: there is no PDF; put one into the folder and name it in the front matter, \`pdf: FILE.pdf\``,
    );
  return { files, errors: [...missing, ...errors], notes };
}

/** Puts the PDFs where they are served: those of posts while their post is shown, and those of content/brochures. */
export function copyBrochures(files: readonly BrochureFile[], sets: readonly PostSet[], site: string = SITE): void {
  const shown = new Set(sets.filter(({ type }) => type === 'brochures').flatMap(({ posts }) => posts.map(({ id }) => id)));
  mkdirSync(`${site}/downloads`, { recursive: true });
  for (const { id, url, path } of files) if (shown.has(id)) copyFileSync(path, site + url);
  cpSync(`${CONTENT}/brochures`, `${site}/downloads`, { recursive: true });
}

/** A PDF that an editor has put beside a brochure's post, whose front matter names it (`pdf: FILE.pdf`). */
interface PostPdf extends PdfFacts {
  id: string;
  locale: Locale;
  path: string;
  bytes: number;
}

interface PostPdfs {
  pdfs: PostPdf[];
  /** Ids of the posts that name one, in order or not. */
  named: string[];
  errors: string[];
  notes: string[];
}

export async function readPostPdfs(posts: readonly PostSource[], content: string = CONTENT): Promise<PostPdfs> {
  const found: PostPdfs = { pdfs: [], named: [], errors: [], notes: [] };
  for (const { id, files: texts } of posts.filter(({ type }) => type === 'brochures')) {
    for (const locale of LOCALES) {
      const folder = `posts/brochures/${id}`;
      const pdf = texts[locale]?.fields.pdf;
      if (pdf === undefined) continue;
      const name = String(pdf).trim();
      found.named.push(id);
      const place = `content/${folder}/${postFileName(locale)}: pdf '${name}'`;
      const files = readdirSync(`${content}/${folder}`).filter((file) => /\.pdf$/i.test(file));
      const path = `${content}/${folder}/${name}`;
      if (/[\\/]/.test(name)) found.errors.push(`${place}: write the name of a file in the folder of the post, without a path`);
      else if (!existsSync(path))
        found.errors.push(`${place}: is not in content/${folder}; put the file there or correct the name${didYouMean(name, files)}`);
      else await read({ id, locale, path }, place, found);
    }
  }
  return found;
}

async function read(pdf: Pick<PostPdf, 'id' | 'locale' | 'path'>, place: string, found: PostPdfs): Promise<void> {
  const bytes = readFileSync(pdf.path);
  try {
    const facts = await readPdf(bytes);
    found.pdfs.push({ ...pdf, ...facts, bytes: bytes.length });
    const cure = 'set it where the PDF is made, under its document properties';
    if (!facts.title) found.notes.push(`${place}: has no title, so that browsers show its file name; ${cure}`);
    if (!facts.language) found.notes.push(`${place}: does not say its language, so that screen readers may misread it; ${cure}`);
    else if (!facts.language.toLowerCase().startsWith(pdf.locale))
      found.notes.push(
        `${place}: says that its language is '${facts.language}', and stands in ${postFileName(pdf.locale)}; check that it is the right file`,
      );
  } catch (error) {
    found.errors.push(`${place}: ${(error as Error).message}`);
  }
}

/** What a visitor may be asked to download. The worker keeps 10 MB of what was read; a larger file is read offline where it was saved. */
const MAX_PDF_BYTES = 20_000_000;

export interface PdfFacts {
  pages: number;
  title: string | undefined;
  /** `en`, `ko-KR` */
  language: string | undefined;
}

/** Reads a PDF that somebody else made. Throws with a hint when browsers would not show it, or when it is too large. */
async function readPdf(bytes: Buffer): Promise<PdfFacts> {
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
