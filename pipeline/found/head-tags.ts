import { OG_LOCALES, otherLocale } from '../../core/site/locales.ts';
import { SHARE_SIZE } from './brand-panel.ts';
import { escapeMarkup } from './escape.ts';
import { FEEDS, feedTitle, feedUrl } from './feed-places.ts';
import { manifestUrl } from './manifest.ts';
import type { FoundSite } from './site.ts';
import type { Subject } from './subject.ts';
import { kstTime } from './times.ts';

/** Manifest, feeds and what is shown where the page is shared (brief 9.1). Error and offline pages have the manifest only. */
export function headTags(site: FoundSite, subject: Subject | undefined): string {
  const { locale } = site;
  const manifest = `<link rel="manifest" href="${manifestUrl(locale)}">`;
  if (!subject) return manifest;
  const feeds = FEEDS.map(
    ({ format, type }) =>
      `<link rel="alternate" type="${type}" title="${escapeMarkup(feedTitle(site))}" href="${feedUrl(locale, format)}">`,
  );
  return [manifest, ...feeds, ...openGraph(site, subject)].join('');
}

function openGraph(site: FoundSite, { page, post, title, description, url, picture }: Subject): string[] {
  const { origin, locale, tokens } = site;
  const isNews = page.id === 'newsroomPost';
  const tags: [property: string, content: string | number][] = [
    ['og:type', isNews ? 'article' : 'website'],
    // A page's short title alone says little in a chat; a headline needs no company beside it.
    ['og:title', post || page.id === 'home' ? title : `${title} - ${tokens.company}`],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', tokens.company as string],
    ['og:locale', OG_LOCALES[locale]],
    ['og:locale:alternate', OG_LOCALES[otherLocale(locale)]],
    ['og:image', origin + picture.url],
    ['og:image:width', SHARE_SIZE.width],
    ['og:image:height', SHARE_SIZE.height],
    ['og:image:alt', picture.alt[locale]],
  ];
  if (isNews && post) {
    tags.push(['article:published_time', kstTime(post.date)], ['article:section', site.category(post.type, post.category)]);
  }
  const metas = tags.map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(String(content))}">`);
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'];
}
