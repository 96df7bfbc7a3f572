import type { Locale } from '../site/locales.ts';
import type { PageId } from '../site/pages.ts';

/** Where the build says which files each page needs beyond the shell, for whoever fetches pages ahead. */
export const PAGE_PARTS = '/data/page-parts.json';

export type PageParts = Record<Locale, Partial<Record<PageId, readonly string[]>>>;
