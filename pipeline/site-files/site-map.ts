import { writeFileSync } from 'node:fs';
import type { Post } from '../../core/posts/post.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/site/locales.ts';
import { PAGES, type PageId, type PostType } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { readContentFile } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import type { ContentOf } from '../content/schemas.ts';
import { SITE } from '../paths.ts';

/** robots.txt and the site map. Nothing is disallowed: search engines see `noindex` only where they may fetch a page. */
export function writeSiteFiles(origin: string, sets: readonly PostSet[]): void {
  writeFileSync(`${SITE}/sitemap.xml`, siteMap(origin, sets, readContentFile('page-dates.json')));
  writeFileSync(`${SITE}/robots.txt`, `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`);
}

type PageDates = ContentOf<'page-dates.json'>;

interface Entry {
  page: PageId;
  id?: string;
  /** A page that has not changed since it came needs none. */
  lastmod: string | undefined;
}

/** Every page that search engines may show, with alternates and the day of its last change; 50,000 addresses at most. */
export function siteMap(origin: string, sets: readonly PostSet[], pageDates: PageDates): string {
  return urlSet(origin, listEntries(sets, pageDates));
}

function listEntries(sets: readonly PostSet[], pageDates: PageDates): Entry[] {
  const ofType = (type: PostType) => sets.find((set) => set.type === type && set.locale === DEFAULT_LOCALE)?.posts ?? [];
  return PAGES.filter((page) => !page.noindex).flatMap((page): Entry[] => {
    if (page.path.includes(':id'))
      return page.posts ? ofType(page.posts.type).map((post) => ({ page: page.id, id: post.id, lastmod: dayOf(post) })) : [];
    // A page that repeats others changes with all of them.
    const types = page.searchIntroOnly
      ? sets.map(({ type }) => type)
      : [...(page.posts ? [page.posts.type] : []), ...(Object.keys(page.teasers ?? {}) as PostType[])];
    const days = [pageDates[page.id] ?? [], ...types.flatMap(ofType).map(dayOf)].flat();
    return [{ page: page.id, lastmod: days.sort().at(-1) }];
  });
}

const dayOf = ({ date, updated = date }: Post) => updated;

function urlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.flatMap(({ page, id, lastmod }) => {
    const address = (locale: (typeof LOCALES)[number]) => origin + hrefFor(locale, page, id === undefined ? {} : { id });
    const links = [...LOCALES, 'x-default' as const].map((language) => {
      const locale = language === 'x-default' ? DEFAULT_LOCALE : language;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
    });
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
