import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { libraryUrl } from '../../core/build/library.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { isDocument } from '../../core/site/urls.ts';
import { compressFile } from '../compress.ts';
import type { PostSet } from '../content/post-sets.ts';
import { readWords } from '../content/words.ts';
import { SITE } from '../paths.ts';
import type { PageFacts } from '../prerender/page-facts.ts';
import { makeLibrary } from './make-library.ts';

/** Writes what can be saved for reading offline. After compression: the sizes are those on the wire. */
export async function writeLibrary(sets: readonly PostSet[], pages: Readonly<Record<string, PageFacts>>): Promise<void> {
  const documents = new Map(Object.entries(pages).map(([path, { files }]) => [path, files]));
  for (const locale of LOCALES) {
    const { site } = readWords(locale, 'offline') as { site: string };
    const library = makeLibrary(locale, { documents, sizeOf, listFaces }, sets, site);
    const file = SITE + libraryUrl(locale);
    writeFileSync(file, JSON.stringify(library));
    await compressFile(file);
  }
}

function sizeOf(url: string): number | undefined {
  const path = `${SITE}${url}${isDocument(url) ? '.html' : ''}`;
  const sent = [`${path}.br`, path].find((file) => existsSync(file));
  return sent === undefined ? undefined : statSync(sent).size;
}

function listFaces(sheet: string): string[] {
  return readFileSync(SITE + sheet, 'utf8').match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
}
