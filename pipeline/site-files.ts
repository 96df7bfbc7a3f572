import { writeFileSync } from 'node:fs';
import { LOCALES } from '../core/site/locales.ts';
import { hrefFor } from '../core/site/urls.ts';
import type { PostSet } from './content/post-sets.ts';
import { SITE } from './paths.ts';
import { siteMap } from './site-map.ts';

/** robots.txt and the site map of every page that search engines may show, with its alternates. */
export function writeSiteFiles(origin: string, sets: readonly PostSet[]): void {
  writeFileSync(`${SITE}/sitemap.xml`, siteMap(origin, sets));
  const closed = LOCALES.map((locale) => `Disallow: ${hrefFor(locale, 'search')}`).join('\n');
  writeFileSync(`${SITE}/robots.txt`, `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`);
}
