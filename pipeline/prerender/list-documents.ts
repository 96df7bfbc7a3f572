import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/post-sets.ts';

/** A document to make. */
export interface DocumentTarget {
  path: string;
  page: Page;
  /** Undefined for an error page without a locale. */
  locale?: Locale;
  id?: string;
}

/** Every address that gets a document: each row in each locale, with each of its ids, and the error pages without a locale. */
export function listDocuments(sets: readonly PostSet[]): DocumentTarget[] {
  const rows = PAGES.filter((page) => !page.redirected);
  const localized = LOCALES.flatMap((locale) => {
    const own = sets.filter((set) => set.locale === locale);
    return rows.flatMap((page): DocumentTarget[] =>
      page.path.includes(':id')
        ? idsOf(page, own).map((id) => ({ path: hrefFor(locale, page.id, { id }), page, locale, id }))
        : [{ path: hrefFor(locale, page.id), page, locale }],
    );
  });
  return [...localized, ...rows.filter((page) => page.status).map((page) => ({ path: `/${page.path}`, page }))];
}

/** The ids of the page's posts; of a page without posts, the site map's, the years in which posts with a page of their own appeared. */
function idsOf({ posts }: Page, sets: readonly PostSet[]): string[] {
  if (posts) return sets.filter(({ type }) => type === posts.type).flatMap((set) => set.posts.map(({ id }) => id));
  const types = new Set(PAGES.flatMap((page) => (page.posts?.role === 'detail' ? [page.posts.type] : [])));
  const dates = sets.filter(({ type }) => types.has(type)).flatMap((set) => set.posts.map(({ date }) => date));
  return [...new Set(dates.map((date) => date.slice(0, 4)))].sort().reverse();
}
