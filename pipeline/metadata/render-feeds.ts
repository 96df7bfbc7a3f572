import { escapeHtml } from '../../core/html/escape.ts';
import type { Post } from '../../core/posts/post.ts';
import { getPage } from '../../core/site/pages.ts';
import { feedUrl, hrefFor } from '../../core/site/urls.ts';
import { getPageMetadata, type PageMetadata, type SiteMetadata } from './site-metadata.ts';

/** Readers fetch often: a feed holds what is new, the list holds all. */
const MAX_ITEMS = 20;

type Item = PageMetadata & { post: Post };

function latest(site: SiteMetadata): Item[] {
  const posts = site.sets.find((set) => set.type === 'newsroom')?.posts ?? [];
  return posts.slice(0, MAX_ITEMS).map((post) => ({ ...getPageMetadata(site, getPage('newsroomPost'), post.id), post }));
}

export function rssFeed(site: SiteMetadata): string {
  const { origin, locale } = site;
  const items = latest(site);
  const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const lines = items.map(({ post, url }) =>
    [
      '<item>',
      tag('title', post.title),
      tag('link', url),
      `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
      tag('pubDate', toRfc822(post.date)),
      ...(post.updated ? [tag('atom:updated', toSeoulTime(post.updated))] : []),
      tag('category', site.translateCategory(post.type, post.category)),
      tag('description', post.summary),
      '</item>',
    ].join(''),
  );
  const newest = items
    .map(({ post: { date, updated = date } }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', feedTitle(site)),
    tag('link', origin + hrefFor(locale, 'newsroom')),
    `<atom:link rel="self" type="application/rss+xml" href="${origin}${feedUrl(locale)}"/>`,
    tag('description', site.translate('meta:pages.newsroom.description')),
    tag('language', locale),
    ...(newest ? [tag('lastBuildDate', toRfc822(newest))] : []),
    ...lines,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

export function feedTitle({ tokens, translate }: SiteMetadata): string {
  return `${tokens.company} - ${translate('menu:items.newsroom')}`;
}

/** Posts are dated by day. Feeds and structured data need a time: nine in the morning in Seoul. */
export function toSeoulTime(date: string): string {
  return `${date}T09:00:00+09:00`;
}

/** `2024-05-16` as RFC 822 has it: `Thu, 16 May 2024 09:00:00 +0900`. */
export function toRfc822(date: string): string {
  return new Date(toSeoulTime(date)).toUTCString().replace('00:00:00 GMT', '09:00:00 +0900');
}
