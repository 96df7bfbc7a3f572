import type { Locale } from '../site/locales.ts';
import type { PageId } from '../site/pages.ts';

/** Where the build lists the scripts and words that each page of a language needs beyond the shell, for prefetching. */
export function pageFilesUrl(locale: Locale): string {
  return `/data/page-files.${locale}.json`;
}

export type PageFiles = Partial<Record<PageId, readonly string[]>>;
