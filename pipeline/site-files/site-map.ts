import { writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../../core/site/locales.ts';
import { PAGES, type PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/post-sets.ts';
import { newestDate } from '../content/post-sources.ts';
import { SITE } from '../paths.ts';

/** robots.txt and the site map of every page that search engines may show, with its alternates. */
export function writeSiteFiles(origin: string, sets: readonly PostSet[]): void {
  writeFileSync(`${SITE}/sitemap.xml`, siteMap(origin, sets));
  const closed = LOCALES.map((locale) => `Disallow: ${hrefFor(locale, 'search')}`).join('\n');
  writeFileSync(`${SITE}/robots.txt`, `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`);
}

interface Entry {
  page: PageId;
  id?: string;
  lastmod: string;
}

/** `sitemap.xml`: every page that search engines may show, with its alternates. One file may hold 50,000 addresses. */
export function siteMap(origin: string, sets: readonly PostSet[]): string {
  return urlSet(origin, listEntries(sets));
}

function listEntries(sets: readonly PostSet[]): Entry[] {
  const lastmod = newestDate();
  return PAGES.filter((page) => !page.noindex).flatMap((page): Entry[] => {
    if (!page.path.includes(':id')) return [{ page: page.id, lastmod }];
    const posts = sets.find((set) => set.type === page.posts?.type && set.locale === DEFAULT_LOCALE)?.posts ?? [];
    return posts.map(({ id, date }) => ({ page: page.id, id, lastmod: date }));
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
