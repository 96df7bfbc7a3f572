import type { Locale } from '../../core/site/locales.ts';
import type { SiteMetadata } from './site-metadata.ts';

/** The newsroom's feeds: each locale has both, at `/en/feed.xml` and so on. */
export const FEEDS = [
  { format: 'xml', type: 'application/rss+xml' },
  { format: 'json', type: 'application/feed+json' },
] as const;

export function feedUrl(locale: Locale, format: (typeof FEEDS)[number]['format']): string {
  return `/${locale}/feed.${format}`;
}

/** How both feeds of a locale name themselves. */
export function feedTitle({ tokens, translate }: SiteMetadata): string {
  return `${tokens.company} - ${translate('menu:items.newsroom')}`;
}
