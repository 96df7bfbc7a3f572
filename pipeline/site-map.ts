import { DEFAULT_LOCALE, LOCALES } from '../core/site/locales.ts';
import { PAGES, type PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import type { PostSet } from './content/post-sets.ts';
import { newestDate } from './content/post-sources.ts';

/** Above so many addresses the map is an index of slices: a new post changes the slice of its year, not all of the map. */
const MAX_ADDRESSES = 1000;

interface Entry {
  page: PageId;
  id?: string;
  lastmod: string;
  /** The slice it belongs to: `pages`, or the year of a post. */
  slice: string;
}

/**
 * The site map of every page that search engines may show, with its alternates: `sitemap.xml`, and on a large site the slices that
 * it lists. By the names of the files.
 */
export function siteMapFiles(origin: string, sets: readonly PostSet[], max: number = MAX_ADDRESSES): Map<string, string> {
  const entries = listEntries(sets);
  if (entries.length * LOCALES.length <= max) return new Map([['sitemap.xml', urlSet(origin, entries)]]);
  const slices = new Map<string, Entry[]>();
  for (const entry of entries) {
    const slice = slices.get(entry.slice);
    if (slice) slice.push(entry);
    else slices.set(entry.slice, [entry]);
  }
  const files = new Map<string, string>();
  for (const [slice, own] of slices) files.set(`sitemap-${slice}.xml`, urlSet(origin, own));
  const lines = [...slices].map(([slice, own]) => {
    const newest = own
      .map(({ lastmod }) => lastmod)
      .sort()
      .at(-1);
    return `<sitemap><loc>${origin}/sitemap-${slice}.xml</loc><lastmod>${newest}</lastmod></sitemap>`;
  });
  return files.set('sitemap.xml', document('sitemapindex', '', lines));
}

function listEntries(sets: readonly PostSet[]): Entry[] {
  return PAGES.filter((page) => !page.noindex).flatMap((page): Entry[] => {
    if (!page.path.includes(':id')) return [{ page: page.id, lastmod: newestDate(), slice: 'pages' }];
    const posts = sets.find((set) => set.type === page.posts?.type && set.locale === DEFAULT_LOCALE)?.posts ?? [];
    return posts.map(({ id, date }) => ({ page: page.id, id, lastmod: date, slice: date.slice(0, 4) }));
  });
}

function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ page, id, lastmod }) => {
    const address = (locale: (typeof LOCALES)[number]) => origin + hrefFor(locale, page, id === undefined ? {} : { id });
    const links = [...LOCALES, 'x-default' as const].map((language) => {
      const locale = language === 'x-default' ? DEFAULT_LOCALE : language;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
    });
    return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc><lastmod>${lastmod}</lastmod>${links.join('')}</url>`);
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

function document(root: string, namespaces: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${lines.join('\n')}\n</${root}>\n`;
}
