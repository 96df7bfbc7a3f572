import type { Locale } from '../../core/site/locales.ts';
import { PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** One post, album or year stands for all of its row. */
const EXAMPLES: Partial<Record<Page['id'], string>> = {
  newsroomPost: '20240516-songdo-groundbreaking',
  noticePost: '20251222-year-end-hours',
  imageAlbum: 'adc-facility',
  sitemapYear: '2026',
};

const KINDS: readonly Page['id'][] = [
  ...(['home', 'company', 'songdo', 'leadership', 'adc', 'social'] as const),
  ...(['newsroom', 'newsroomPost', 'imageAlbum', 'videos', 'contact', 'search'] as const),
];

/** Rows of the page table that have a document which starts the app: redirects have none, the offline page stands alone. */
export const DOCUMENT_PAGES: readonly Page[] = PAGES.filter((page) => !page.redirected && page.offline.store !== 'precached');

/** One page of each kind: with a carousel, drawings, a map, profiles, a table, tabs, a list, a post, pictures, films, a form, a search. */
export const PAGE_KINDS: readonly Page[] = DOCUMENT_PAGES.filter(({ id }) => KINDS.includes(id));

/** The path of a row's page in a locale, of a row with an id that of its example. */
export function examplePath(locale: Locale, page: Page): string {
  return hrefFor(locale, page.id, { id: EXAMPLES[page.id] });
}
