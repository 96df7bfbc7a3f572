import { listPosts, type PostIndex, readListQuery } from '#core/posts/list-posts.ts';
import { readSearchQuery } from '#core/search/read-search-query.ts';
import { search } from '#core/search/search.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import type { Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';

const indexes = new Map<Locale, Promise<SearchIndex>>();

/**
 * What the API answers at a path, by the server's own functions over the files that the build has written. Undefined: there is none. Rejects
 * where a file does not come.
 */
export async function answerFromFiles(path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const locale = searchParams.get('locale') as Locale;
  if (pathname === '/search') return search(await loadSearchIndex(locale), readSearchQuery(searchParams).query);
  const [, , type, id] = pathname.split('/') as [string, string, PostType, string?];
  if (id) return fetchData(`/data/${type}/${id}.${locale}.json`);
  return listPosts((await fetchData(`/data/${type}.${locale}.json`)) as PostIndex, readListQuery(type, searchParams).query);
}

/** Built once for a language; where its file does not come, the next search asks again. */
async function loadSearchIndex(locale: Locale): Promise<SearchIndex> {
  const index = indexes.get(locale) ?? fetchData(searchUrl(locale)).then((documents) => buildSearchIndex(documents as SearchDocuments));
  indexes.set(locale, index);
  index.catch(() => indexes.delete(locale));
  return index;
}

async function fetchData(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  return response.json();
}
