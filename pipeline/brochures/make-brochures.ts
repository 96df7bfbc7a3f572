import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { CACHE } from '../paths.ts';
import type { Report } from '../report.ts';
import type { Brochure } from './brochure.ts';
import { getFacts } from './facts-of.ts';
import { BROCHURES } from './list.ts';
import { printBrochure } from './print-brochure.ts';
import { recipeOf } from './recipe.ts';

/** A finished PDF: where it is served, where it lies, and what was measured of it. */
export interface BrochureFile {
  id: string;
  locale: Locale;
  /** A stable address below the site's root. */
  url: string;
  path: string;
  bytes: number;
  pages: number;
  /** It belongs to a post, and is shown with it. */
  isPost: boolean;
}

/** No brochure is larger: it is read on the move. */
const MAX_PDF_BYTES = 1.5 * 1024 * 1024;

/**
 * Prints every brochure in both languages. Files are kept by the hash of what they are made of, so that only what
 * changed is printed again. Throws with the errors of all of them.
 */
export async function makeBrochures(report: Report): Promise<BrochureFile[]> {
  const jobs = BROCHURES.flatMap((brochure) => LOCALES.map((locale) => ({ brochure, locale })));
  const files = new Map<string, BrochureFile>();
  const errors: string[] = [];
  mkdirSync(`${CACHE}/brochures`, { recursive: true });
  let [done, printed] = [0, 0];
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      try {
        const { file, isNew } = await makeBrochure(job.brochure, job.locale);
        files.set(file.url, file);
        if (isNew) printed += 1;
        if (file.bytes > MAX_PDF_BYTES)
          errors.push(`${file.url} has ${file.bytes} bytes, over ${MAX_PDF_BYTES}: use smaller pictures (pipeline/brochures)`);
      } catch (error) {
        errors.push((error as Error).message);
      }
      done += 1;
      report.progress(done, jobs.length, 'brochures');
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  if (errors.length > 0) throw new Error(`${errors.length} error(s) in the brochures:\n  ${errors.join('\n  ')}`);
  report.note(`${jobs.length} PDFs, ${jobs.length - printed} kept from an earlier build`);
  return jobs.map(({ brochure, locale }) => files.get(urlOf(brochure.id, locale)) as BrochureFile);
}

async function makeBrochure(brochure: Brochure, locale: Locale): Promise<{ file: BrochureFile; isNew: boolean }> {
  const facts = getFacts(brochure, locale);
  const path = `${CACHE}/brochures/${brochure.id}-${locale}.${recipeOf(brochure, locale, facts)}.pdf`;
  const isNew = !existsSync(path);
  if (isNew) {
    writeFileSync(`${path}.part`, await printBrochure(brochure, locale, facts));
    renameSync(`${path}.part`, path);
    forgetOlder(path);
  }
  const file = {
    id: brochure.id,
    locale,
    url: urlOf(brochure.id, locale),
    path,
    bytes: readFileSync(path).length,
    pages: brochure.sheets.length + 1,
    isPost: brochure.about === 'post',
  };
  return { file, isNew };
}

/** Only the newest print of a brochure is kept. */
function forgetOlder(path: string): void {
  const [folder, name] = [dirname(path), basename(path)];
  const stem = name.slice(0, name.indexOf('.') + 1);
  for (const file of readdirSync(folder)) if (file.startsWith(stem) && file !== name) rmSync(`${folder}/${file}`);
}

const urlOf = (id: string, locale: Locale) => `/downloads/${id}-${locale}.pdf`;
