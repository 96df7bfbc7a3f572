import { readSearchQuery } from '#core/search/read-search-query.ts';
import { search } from '#core/search/search.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import { CACHES, find, replicaHeaders } from './caches.ts';
import { findSaved } from './saved-files.ts';

/** The index last used, while the worker lives: built at the first search without a network, anew when other documents are stored. */
let kept: { key: string; index: Promise<SearchIndex> } | undefined;

/** The answer the server would give, over the stored documents; undefined where there are none. */
export async function replicateSearch(params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  if (!isLocale(locale)) return undefined;
  const { query, faults } = readSearchQuery(params);
  if (faults.length > 0) {
    const errors = faults.map(({ parameter, cure }) => ({ pointer: parameter, detail: `give ${cure}` }));
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Some parameters cannot be used.', errors };
    return Response.json(problem, { status: 400, headers: { 'content-type': 'application/problem+json' } });
  }
  const copy = (await find(CACHES.data, searchUrl(locale))) ?? (await findSaved(searchUrl(locale)));
  const index = copy && (await indexOf(locale, copy));
  return index && Response.json(search(index, query), { headers: replicaHeaders(copy) });
}

/** Other requests are answered in between. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

async function indexOf(locale: Locale, copy: Response): Promise<SearchIndex | undefined> {
  const key = `${locale} ${copy.headers.get('x-stored-at')}`;
  if (kept?.key !== key) {
    const index = copy.json().then((documents) => buildSearchIndex(documents as SearchDocuments, rest));
    kept = { key, index };
    index.catch(() => {
      kept = undefined;
    });
  }
  return kept.index.catch(() => undefined);
}
