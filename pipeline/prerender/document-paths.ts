import { LOCALES } from '../../core/site/locales.ts';
import { PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/posts.ts';

/** Every address that gets a document: each row in each locale, with each of its ids, and the error pages without a locale. */
export function listDocumentPaths(sets: readonly PostSet[]): string[] {
  const rows = PAGES.filter((page) => !page.redirected);
  const localized = LOCALES.flatMap((locale) => {
    const own = sets.filter((set) => set.locale === locale);
    return rows.flatMap((page) =>
      page.path.includes(':id') ? idsOf(page, own).map((id) => hrefFor(locale, page.id, { id })) : [hrefFor(locale, page.id)],
    );
  });
  return [...localized, ...rows.filter((page) => page.status).map((page) => `/${page.path}`)];
}

/** The ids of the page's posts; of a page without posts, the site map's, the years in which posts with a page of their own appeared. */
function idsOf({ posts }: Page, sets: readonly PostSet[]): string[] {
  if (posts) return sets.filter(({ type }) => type === posts.type).flatMap((set) => set.posts.map(({ id }) => id));
  const types = new Set(PAGES.flatMap((page) => (page.posts?.role === 'detail' ? [page.posts.type] : [])));
  const dates = sets.filter(({ type }) => types.has(type)).flatMap((set) => set.posts.map(({ date }) => date));
  return [...new Set(dates.map((date) => date.slice(0, 4)))].sort().reverse();
}
