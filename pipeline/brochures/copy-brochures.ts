import { copyFileSync, mkdirSync } from 'node:fs';
import type { PostSet } from '../content/post-sets.ts';
import { SITE } from '../paths.ts';
import type { BrochureFile } from './read-brochures.ts';

/** Puts the PDFs where they are served: those of posts only while their post is shown. */
export function copyBrochures(files: readonly BrochureFile[], sets: readonly PostSet[], site: string = SITE): void {
  const shown = new Set(sets.filter(({ type }) => type === 'brochures').flatMap(({ posts }) => posts.map(({ id }) => id)));
  mkdirSync(`${site}/downloads`, { recursive: true });
  for (const { id, url, path, isPost } of files) if (!isPost || shown.has(id)) copyFileSync(path, site + url);
}
