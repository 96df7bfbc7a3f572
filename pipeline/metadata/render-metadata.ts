import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '../../core/html/escape.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, otherLocales } from '../../core/site/locales.ts';
import type { Page } from '../../core/site/pages.ts';
import { FEED_TYPE, feedUrl } from '../../core/site/urls.ts';
import { OG_SIZE } from '../media/share-pictures.ts';
import { SITE } from '../paths.ts';
import { manifestUrl, webManifest } from './manifest.ts';
import { feedTitle, rssFeed, toSeoulTime } from './render-feeds.ts';
import { renderStructuredData } from './schema-org/structured-data.ts';
import { getPageMetadata, type PageMetadata, type SiteMetadata } from './site-metadata.ts';

/** Renders the tags of a document's head that no browser reads: the pipeline adds them, so that they are in no bundle. */
export type HeadRenderer = (page: Page, locale: Locale, id?: string) => string;

export function createHeadRenderer(sites: Readonly<Record<Locale, SiteMetadata>>): HeadRenderer {
  return (page, locale, id) => {
    // Nobody shares an error page or the offline page.
    if (page.status || page.withoutApp) return '';
    const site = sites[locale];
    const metadata = getPageMetadata(site, page, id);
    return renderMetaTags(site, metadata) + renderStructuredData(site, metadata);
  };
}

function renderMetaTags(site: SiteMetadata, metadata: PageMetadata): string {
  const feed = `<link rel="alternate" type="${FEED_TYPE}" title="${escapeHtml(feedTitle(site))}" href="${feedUrl(site.locale)}">`;
  return [feed, ...openGraph(site, metadata)].join('');
}

function openGraph(site: SiteMetadata, { page, post, title, description, url, picture }: PageMetadata): string[] {
  const { origin, locale, tokens } = site;
  const isNews = page.schemaType === 'NewsArticle';
  const tags: [property: string, content: string | number][] = [
    ['og:type', isNews ? 'article' : 'website'],
    // A page's short title alone says little in a chat; a headline needs no company beside it.
    ['og:title', post || page.titleNamesCompany ? title : `${title} - ${tokens.company}`],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', tokens.company as string],
    ['og:locale', LANGUAGES[locale].openGraph],
    ...otherLocales(locale).map((other): [string, string] => ['og:locale:alternate', LANGUAGES[other].openGraph]),
    ['og:image', origin + picture.url],
    ['og:image:width', OG_SIZE.width],
    ['og:image:height', OG_SIZE.height],
    ['og:image:alt', picture.alt[locale]],
  ];
  if (isNews && post) {
    if (post.updated) tags.push(['article:modified_time', toSeoulTime(post.updated)]);
    tags.push(['article:published_time', toSeoulTime(post.date)], ['article:section', site.translateCategory(post.type, post.category)]);
  }
  const metas = tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`);
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'];
}

/** Feed and manifest of each locale, and the pictures that pages are shared with. */
export function writeMetadataFiles(sites: Readonly<Record<Locale, SiteMetadata>>): void {
  for (const locale of LOCALES) {
    const site = sites[locale];
    writeFileSync(SITE + feedUrl(locale), rssFeed(site));
    writeFileSync(SITE + manifestUrl(locale), webManifest(site));
  }
  mkdirSync(`${SITE}/og`, { recursive: true });
  for (const { url, path } of sites[DEFAULT_LOCALE].pictures.values()) copyFileSync(path, SITE + url);
}
