import type { Locale } from './locales.ts';

/** The newsroom's feeds: each locale has both, at `/en/feed.xml` and so on. */
export const FEEDS = [
  { format: 'xml', type: 'application/rss+xml' },
  { format: 'json', type: 'application/feed+json' },
] as const;

export function feedUrl(locale: Locale, format: (typeof FEEDS)[number]['format']): string {
  return `/${locale}/feed.${format}`;
}
