import type { PageId } from '../site/pages.ts';

/** Where the build lists the scripts that each page needs beyond the shell, for prefetching. */
export const PAGE_FILES_URL = '/data/page-files.json';

export type PageFiles = Partial<Record<PageId, readonly string[]>>;
