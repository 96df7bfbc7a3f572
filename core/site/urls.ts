import { LOCALES, type Locale } from './locales.ts';
import { getPage, getPostPages, type PageId, type PostType } from './pages.ts';

export interface HrefOptions {
  id?: string;
  /** Without the leading `#`. */
  hash?: string;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * The canonical address of a page, without origin and trailing slash.
 * `hrefFor('ko', 'newsroomPost', { id: 'x' })` is `/ko/public/newsroom/x`.
 * Throws when the page needs an id and none is given.
 */
export function hrefFor(locale: Locale, id: PageId, options: HrefOptions = {}): string {
  const path = getPage(id).path.replace(/:id/, () => {
    if (!options.id) throw new Error(`hrefFor('${id}') needs an id`);
    return encodeURIComponent(options.id);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `/${locale}${path && `/${path}`}${search}${options.hash ? `#${options.hash}` : ''}`;
}

/** The address of a post's page; of types without one, the post's place in its list. */
export function postHref(locale: Locale, { type, id }: { type: PostType; id: string }): string {
  const { list, detail } = getPostPages(type);
  return detail ? hrefFor(locale, detail.id, { id }) : hrefFor(locale, list.id, { hash: id });
}

/** RSS of the newsroom. */
export const FEED_TYPE = 'application/rss+xml';

export function feedUrl(locale: Locale): string {
  return `/${locale}/feed.xml`;
}

/** The same page's path in another locale: the first segment changes, nothing else. */
export function switchLocale(path: string, locale: Locale): string {
  const prefix = LOCALES.find((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  return prefix ? `/${locale}${path.slice(prefix.length + 1)}` : `/${locale}${path === '/' ? '' : path}`;
}

/** True for URLs with a content hash, whose response never changes. */
export function isImmutable(url: string): boolean {
  return /^\/(?:assets|images|films|og)\//.test(url);
}
