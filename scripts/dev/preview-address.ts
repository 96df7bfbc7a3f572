import { isPostId } from '../../core/site/guard.ts';
import { isLocale, type Locale } from '../../core/site/locales.ts';
import { getPostPages, PAGES, type PostType } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** A post as it is previewed in one language. */
export interface PreviewTarget {
  locale: Locale;
  type: PostType;
  id: string;
}

/** The parameter that marks the page in the frame; the server knows its requests by their Referer. */
const MARK = 'preview';

export const listAddress = (locale: Locale) => `/${locale}/preview`;
export const previewAddress = ({ locale, type, id }: PreviewTarget) => `${listAddress(locale)}/${type}/${id}`;

/** What a path of the development server previews: a post, the list of posts that are held back, or undefined for any other path. */
export function readPreviewPath(path: string): PreviewTarget | { locale: Locale } | undefined {
  const [, locale, name, ...rest] = path.split('/');
  if (!isLocale(locale) || name !== 'preview') return undefined;
  if (rest.length === 0) return { locale };
  const [type = '', id = ''] = rest;
  return rest.length === 2 && isPostType(type) && isPostId(id) ? { locale, type, id } : undefined;
}

/**
 * The address of the post's own page, or of the page of the list on which it stands.
 * @param page Page of the list.
 */
export function framedAddress({ locale, type, id }: PreviewTarget, page: number): string {
  const { list, detail } = getPostPages(type);
  const mark = `${MARK}=${type}/${id}`;
  if (detail) return `${hrefFor(locale, detail.id, { id })}?${mark}`;
  return `${hrefFor(locale, list.id)}?${page > 1 ? `page=${page}&` : ''}${mark}#${id}`;
}

/** The post (`type/id`) whose preview asks, by the Referer of a request. */
export function previewedPost(referer: string | undefined): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const key = new URL(referer).searchParams.get(MARK) ?? '';
  const [type = '', id = ''] = key.split('/');
  return isPostType(type) && isPostId(id) ? `${type}/${id}` : undefined;
}

const isPostType = (type: string): type is PostType => PAGES.some(({ posts }) => posts?.type === type);
