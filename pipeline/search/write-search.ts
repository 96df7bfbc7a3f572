import { writeFileSync } from 'node:fs';
import { searchUrl } from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { SiteMetadata } from '../metadata/site-metadata.ts';
import { SITE } from '../paths.ts';
import { makeDocuments, type PartsOf } from './make-documents.ts';

/** Writes what the search looks through, from the finished documents. */
export function writeSearch(sites: Readonly<Record<Locale, SiteMetadata>>, partsOf: PartsOf, to: string = SITE): void {
  for (const locale of LOCALES) writeFileSync(to + searchUrl(locale), JSON.stringify(makeDocuments(sites[locale], partsOf)));
}
