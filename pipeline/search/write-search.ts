import { writeFileSync } from 'node:fs';
import { searchUrl, wholeSearchUrl } from '../../core/search/search-documents.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { SiteMetadata } from '../metadata/site-metadata.ts';
import { SITE } from '../paths.ts';
import type { Report } from '../report.ts';
import { fitDocuments } from './fit-documents.ts';
import { makeDocuments, type PartsOf } from './make-documents.ts';

/**
 * Writes what the search looks through, from the finished documents: a file that the worker keeps, and beside it the
 * whole for the server where that is more.
 */
export async function writeSearch(
  sites: Readonly<Record<Locale, SiteMetadata>>,
  report: Pick<Report, 'note'>,
  to: string = SITE,
  partsOf?: PartsOf,
): Promise<void> {
  const write = async (locale: Locale) => {
    const whole = makeDocuments(sites[locale], partsOf);
    const kept = await fitDocuments(whole);
    writeFileSync(to + searchUrl(locale), JSON.stringify(kept));
    if (kept === whole) return;
    writeFileSync(to + wholeSearchUrl(locale), JSON.stringify(whole));
    report.note(`${locale}: offline ${kept.posts.length} of ${whole.posts.length} posts, those since ${kept.since}`);
  };
  await Promise.all(LOCALES.map(write));
}
