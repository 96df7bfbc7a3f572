import inputs from 'site:inputs';
import { API_PATH, postListPath, postPath } from '#core/api/addresses.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { getPage } from '#core/site/pages.ts';
import type { PageContext } from '#src/pages/page-module.ts';

/** Addresses of the API that a page's loader will ask, known from its row: they are requested together with its code. */
export function listDataRequests({ page, locale, params }: PageContext, search: URLSearchParams): string[] {
  const paths = [...(page.teasers ?? []).map((type) => postListPath(type, locale))];
  if (page.posts?.role === 'list') paths.push(postListPath(page.posts.type, locale, readListQuery(page.posts.type, search).query));
  if (page.posts?.role === 'detail' && params.id) paths.push(postPath(page.posts.type, locale, params.id));
  return paths.map((path) => inputs.apiBase + API_PATH + path);
}

/** The same for a path that a link leads to. */
export function listPathDataRequests(path: string): string[] {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200) return [];
  return listDataRequests({ page: getPage(match.page), locale: match.locale, params: match.params }, new URLSearchParams());
}
