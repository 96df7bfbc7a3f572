import { writeFileSync } from 'node:fs';
import { LOCALES } from '../core/site/locales.ts';
import { hrefFor } from '../core/site/urls.ts';
import type { PostSet } from './content/post-sets.ts';
import { SITE } from './paths.ts';
import { siteMapFiles } from './site-map.ts';

/** robots.txt and the site map of every page that search engines may show, with its alternates. */
export function writeSiteFiles(origin: string, sets: readonly PostSet[]): void {
  for (const [name, text] of siteMapFiles(origin, sets)) writeFileSync(`${SITE}/${name}`, text);
  const closed = LOCALES.map((locale) => `Disallow: ${hrefFor(locale, 'search')}`).join('\n');
  writeFileSync(`${SITE}/robots.txt`, `User-agent: *\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`);
}
