import { createParameterProblem } from '#core/api/parameter-problem.ts';
import { readSearchQuery } from '#core/search/read-search-query.ts';
import { search } from '#core/search/search.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import { storedAtOf } from '../caches/stored-responses.ts';
import { answerProblem } from './answer-problem.ts';
import { findData } from './find-data.ts';
import { replicaHeaders } from './replica-headers.ts';

/** The index last used, while the worker runs. It is built at the first search offline, and again when newer documents are stored. */
let latest: { key: string; index: Promise<SearchIndex> } | undefined;

/** The result as the server would answer it, from the stored documents; undefined where none are stored. */
export async function replicateSearch(params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  if (!isLocale(locale)) return undefined;
  const { query, errors } = readSearchQuery(params);
  if (errors.length > 0) return answerProblem(createParameterProblem(errors));
  const copy = await findData(searchUrl(locale));
  const index = copy && (await indexOf(locale, copy));
  return index && Response.json(search(index, query), { headers: replicaHeaders(copy) });
}

async function indexOf(locale: Locale, copy: Response): Promise<SearchIndex | undefined> {
  const key = `${locale} ${storedAtOf(copy)}`;
  if (latest?.key !== key) {
    const index = copy.json().then((documents) => buildSearchIndex(documents as SearchDocuments));
    latest = { key, index };
    index.catch(() => {
      latest = undefined;
    });
  }
  return latest.index.catch(() => undefined);
}
