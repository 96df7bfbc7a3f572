import { type ListQuery, writeListQuery } from '../posts/list-posts.ts';
import type { SearchQuery } from '../search/answer.ts';
import { writeSearchQuery } from '../search/read-search-query.ts';
import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';

export const API_PATH = '/api/v1';

/** Path of a list below `API_PATH`. Parameters are sorted, so that equal queries have equal URLs and share a cache entry. */
export function postListPath(type: PostType, locale: Locale, query: ListQuery = {}): string {
  const params = writeListQuery(query);
  params.set('locale', locale);
  params.sort();
  return `/posts/${type}?${params}`;
}

export function postPath(type: PostType, locale: Locale, id: string): string {
  return `/posts/${type}/${id}?locale=${locale}`;
}

/** Path of a search below the API, its parameters in alphabetical order. */
export function searchPath(locale: Locale, query: SearchQuery): string {
  const params = writeSearchQuery(query);
  params.set('locale', locale);
  params.sort();
  return `/search?${params}`;
}
