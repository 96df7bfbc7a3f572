import type { Locale } from '../site/locales.ts';
import type { PageId } from '../site/pages.ts';

/** Where the build lists the files that each page needs beyond the shell: its module's chunks and its namespaces. */
export const PAGE_FILES_URL = '/data/page-files.json';

export type PageFiles = Record<Locale, Partial<Record<PageId, readonly string[]>>>;
