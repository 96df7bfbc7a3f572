import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import type { Locale } from '../../core/site/locales.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { PostSource } from '../content/post-sources.ts';
import type { BrochurePdf } from '../content/posts.ts';
import { CONTENT, SITE } from '../paths.ts';
import { pdfPath, readManifest } from './manifest.ts';
import { readOwnPdfs } from './own-pdfs.ts';

/** A PDF of content/brochures, or one beside its post: where it is served, and where it lies. */
export interface BrochureFile extends BrochurePdf {
  path: string;
  /** It belongs to a post, and is shown with it. */
  isPost: boolean;
}

export interface Brochures {
  files: BrochureFile[];
  /** Each with the post's file or folder and a hint. */
  errors: string[];
  /** What readers miss in a PDF that is in order otherwise. */
  notes: string[];
}

/** The PDFs that `npm run brochures` has made, and those that posts name. One that is missing is named by `checkBrochures`. */
export async function readBrochures(posts: readonly PostSource[], content: string = CONTENT): Promise<Brochures> {
  const urlOf = (id: string, locale: Locale) => `/downloads/${id}-${locale}.pdf`;
  const { brochures } = readManifest(content);
  const printed = brochures.flatMap(({ id, locale, isPost, pages }) => {
    const path = pdfPath(id, locale, content);
    return existsSync(path) ? [{ id, locale, isPost, pages, path, url: urlOf(id, locale), bytes: statSync(path).size }] : [];
  });
  const { pdfs, named, errors, notes } = await readOwnPdfs(posts, content);
  const own = pdfs.map(({ id, locale, pages, path, bytes }) => ({ id, locale, isPost: true, pages, path, url: urlOf(id, locale), bytes }));
  const ids = posts.filter(({ type }) => type === 'brochures').map(({ id }) => id);
  const wrong = brochureErrors(
    ids,
    brochures.map(({ id }) => id),
    named,
  );
  return { files: [...printed, ...own], errors: [...wrong, ...errors], notes };
}

/**
 * Brochure posts without a PDF, or with two of one address, each with its folder and a hint.
 * @param printed Ids of the brochures of src/brochures.
 * @param named Ids of the posts that name a PDF of their own.
 */
export function brochureErrors(posts: readonly string[], printed: readonly string[], named: readonly string[]): string[] {
  const known = [...new Set(printed)].join(', ');
  return posts.flatMap((id) => {
    const place = `content/posts/brochures/${id}`;
    if (named.includes(id))
      return printed.includes(id)
        ? [`${place}: 'pdf' names a file, and the brochure of this id is printed from src/brochures; give the folder another name`]
        : [];
    return printed.includes(id)
      ? []
      : [
          `${place}: there is no PDF; put one into the folder and name it in the front matter, \`pdf: FILE.pdf\`, or name the folder as one that 'npm run brochures' prints: ${known}`,
        ];
  });
}

/** Puts the PDFs where they are served: those of posts only while their post is shown. */
export function copyBrochures(files: readonly BrochureFile[], sets: readonly PostSet[], site: string = SITE): void {
  const shown = new Set(sets.filter(({ type }) => type === 'brochures').flatMap(({ posts }) => posts.map(({ id }) => id)));
  mkdirSync(`${site}/downloads`, { recursive: true });
  for (const { id, url, path, isPost } of files) if (!isPost || shown.has(id)) copyFileSync(path, site + url);
}
