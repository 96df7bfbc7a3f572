import { writeFileSync } from 'node:fs';
import { type Library, libraryUrl } from '../../core/build/library.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { MENU } from '../../core/site/menu.ts';
import { PAGES } from '../../core/site/pages.ts';
import { compressFile } from '../compress.ts';
import type { PostSet } from '../content/post-sets.ts';
import { readWords } from '../content/words.ts';
import type { PageRecord } from '../incremental/build-record.ts';
import { SITE } from '../paths.ts';
import { type LibraryTitles, makeLibrary } from './make-library.ts';
import { siteFiles } from './site-sizes.ts';

/** Writes what can be saved for reading offline. After compression: the sizes are those on the wire. */
export function writeLibrary(sets: readonly PostSet[], pages: Readonly<Record<string, PageRecord>>): void {
  const facts = new Map(Object.entries(pages).map(([path, page]) => [path, page.facts]));
  for (const locale of LOCALES) {
    const library: Library = makeLibrary(locale, facts, sets, siteFiles(SITE), titlesOf(locale));
    const file = SITE + libraryUrl(locale);
    writeFileSync(file, JSON.stringify(library));
    compressFile(file);
  }
}

function titlesOf(locale: Locale): LibraryTitles {
  const menu = readWords(locale, 'menu') as {
    groups: Record<string, string>;
    crumbs: Record<string, string>;
    items: Record<string, string>;
  };
  const { site } = readWords(locale, 'offline') as { site: string };
  return {
    site,
    sections: Object.fromEntries(MENU.map(({ id }) => [id, menu.groups[id] as string])),
    pages: Object.fromEntries(PAGES.flatMap(({ id }) => (menu.crumbs[id] ? [[id, menu.crumbs[id]]] : []))),
  };
}
