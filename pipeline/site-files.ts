import { writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../core/site/locales.ts';
import { PAGES } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import type { PostSet } from './content/posts.ts';
import { newestDate } from './content/words.ts';
import { SITE } from './paths.ts';

/** robots.txt and the site map of every page that search engines may show, with its alternates. */
export function writeSiteFiles(origin: string, sets: readonly PostSet[]): void {
  const entries = PAGES.filter((page) => !page.noindex).flatMap((page) => {
    if (!page.path.includes(':id')) return [{ page: page.id, lastmod: newestDate() }];
    const posts = sets.find((set) => set.type === page.posts?.type && set.locale === DEFAULT_LOCALE)?.posts ?? [];
    return posts.map(({ id, date }) => ({ page: page.id, id, lastmod: date }));
  });
  const urls = entries.flatMap(({ lastmod, ...target }) => {
    const address = (locale: (typeof LOCALES)[number]) =>
      origin + hrefFor(locale, target.page, 'id' in target ? { id: target.id as string } : {});
    const links = [...LOCALES, 'x-default' as const].map((language) => {
      const locale = language === 'x-default' ? DEFAULT_LOCALE : language;
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`;
    });
    return LOCALES.map((locale) => `<url><loc>${address(locale)}</loc><lastmod>${lastmod}</lastmod>${links.join('')}</url>`);
  });
  writeFileSync(
    `${SITE}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
  const closed = LOCALES.map((locale) => `Disallow: ${hrefFor(locale, 'search')}`).join('\n');
  writeFileSync(`${SITE}/robots.txt`, `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`);
}
