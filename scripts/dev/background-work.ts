import { existsSync } from 'node:fs';
import type { PagePart } from '../../core/search/search-documents.ts';
import { koreanHeadings } from '../../pipeline/content/korean-headings.ts';
import type { PostSet } from '../../pipeline/content/posts.ts';
import { type Fonts, makeFonts } from '../../pipeline/fonts.ts';
import { readInputs } from '../../pipeline/inputs.ts';
import { readSiteMetadata } from '../../pipeline/metadata/site-metadata.ts';
import { SITE } from '../../pipeline/paths.ts';
import { type PartsOf, readParts } from '../../pipeline/search/make-documents.ts';
import { writeSearch } from '../../pipeline/search/write-search.ts';

/** The copy of the pages, from a build where there is one; without it the search knows their titles and descriptions. */
const pages = new Map<string, readonly PagePart[]>();
const partsOf: PartsOf = (path, page, locale) => {
  const parts = pages.get(path) ?? (existsSync(`${SITE}${path}.html`) ? readParts(path, page, locale) : []);
  pages.set(path, parts);
  return parts;
};

/** What no page waits for: the search. */
export function makeLater(sets: readonly PostSet[], site: string): void {
  writeSearch(readSiteMetadata(readInputs(), sets, new Map()), partsOf, site);
}

/** Fonts, by their addresses. Cut once for the headings that there are. */
export async function makeDevFonts(sets: readonly PostSet[]): Promise<{ sheet: string; files: ReadonlyMap<string, Buffer> }> {
  const { files, sheets }: Fonts = await makeFonts(koreanHeadings(sets));
  // The Korean sheet has both faces: pages of both languages are one document here.
  return { sheet: sheets.ko, files: new Map(files.map(({ url, bytes }) => [url, bytes])) };
}
