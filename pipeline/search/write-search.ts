import { writeFileSync } from 'node:fs';
import { type SearchDocuments, searchUrl, wholeSearchUrl } from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { SiteMetadata } from '../metadata/site-metadata.ts';
import { newestDays } from '../offline-kit/newest-posts.ts';
import { SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import { makeDocuments, type PartsOf } from './make-documents.ts';

/**
 * Writes what the search looks through, from the finished documents: a file that the worker keeps, and beside it the
 * whole for the server where that is more.
 */
export function writeSearch(
  sites: Readonly<Record<Locale, SiteMetadata>>,
  partsOf: PartsOf,
  report: Pick<Report, 'note'>,
  to: string = SITE,
): void {
  for (const locale of LOCALES) {
    const whole = makeDocuments(sites[locale], partsOf);
    const kept = keepNewest(whole);
    writeFileSync(to + searchUrl(locale), JSON.stringify(kept));
    if (kept === whole) continue;
    writeFileSync(to + wholeSearchUrl(locale), JSON.stringify(whole));
    report.note(`${locale}: offline ${kept.posts.length} of ${whole.posts.length} posts, those since ${kept.since}`);
  }
}

/** The documents, with the newest posts where there are many. */
export function keepNewest(documents: SearchDocuments, most?: number): SearchDocuments {
  const posts = newestDays(documents.posts, most);
  return posts === documents.posts ? documents : { ...documents, since: posts.at(-1)?.date ?? '9999', posts };
}
