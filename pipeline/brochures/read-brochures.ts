import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import type { PostSet } from '../content/post-sets.ts';
import type { PostSource } from '../content/post-sources.ts';
import type { BrochurePdf } from '../content/posts.ts';
import { CONTENT, SITE } from '../paths.ts';
import { readPostPdfs } from './post-pdfs.ts';

/** The PDF of a brochure's post: where it is served, and where it lies. */
export interface BrochureFile extends BrochurePdf {
  path: string;
}

export interface Brochures {
  files: BrochureFile[];
  /** Each with the post's file or folder and a hint. */
  errors: string[];
  /** What readers miss in a PDF that is in order otherwise. */
  notes: string[];
}

/** The PDFs that posts name. */
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
