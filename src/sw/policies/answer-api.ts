import { createParameterProblem, type Problem } from '#core/api/problem.ts';
import { REPLICA_HEADER, STORED_AT_HEADER } from '#core/offline/messages.ts';
import { listPosts, type PostIndex, readListQuery } from '#core/posts/list-posts.ts';
import { isPostType } from '#core/posts/post.ts';
import { readSearchQuery } from '#core/search/read-search-query.ts';
import { search } from '#core/search/search.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { apiKey, CACHES, store, storedAtOf } from '../caches/stored-responses.ts';
import { findCopy } from '../kit/find-in-kit.ts';
import { isOwnAnswer, isPrivate, isStorable, TIMEOUT_WITHOUT_COPY, timeoutWithCopy, withTimeout } from '../network.ts';

/** Whether an address is that of the index of a list, which the build writes. */
export function isIndexUrl(pathname: string): boolean {
  const type = /^\/data\/(\w+)\.\w\w\.json$/.exec(pathname)?.[1];
  return isPostType(type);
}

const POSTS_PATH = /^\/api\/v1\/posts\/([a-z]+)(?:\/([a-z0-9-]+))?$/;

/**
 * The API's offline replica: the network first, else the same answer made here. A list or a search comes from the server's own function
 * over a stored index, a post from its stored copy. A gateway's error counts only where there is no copy.
 */
export async function answerApi(event: FetchEvent, url: URL): Promise<Response> {
  const key = apiKey(url);
  const network = fetchWhole(event, url, key);
  const response = await withTimeout(network, timeoutWithCopy()).catch(() => undefined);
  if (response && isOwnAnswer(response, url.pathname)) return response;
  const copy = (await findCopy(CACHES.data, key)) ?? (await replicate(url).catch(() => undefined));
  return copy ?? response ?? withTimeout(network, TIMEOUT_WITHOUT_COPY - timeoutWithCopy()).catch(() => Response.error());
}

/** The answer once all of it has come: one that stands still halfway is none. A post is stored. */
async function fetchWhole(event: FetchEvent, url: URL, key: string): Promise<Response> {
  const response = await fetch(event.request);
  await response.clone().arrayBuffer();
  const isPost = POSTS_PATH.exec(url.pathname)?.[2] !== undefined;
  if (isPost && isStorable(response, url.pathname) && !isPrivate(url)) event.waitUntil(store(CACHES.data, key, response.clone()));
  return response;
}

async function replicate(url: URL): Promise<Response | undefined> {
  if (url.pathname === '/api/v1/search') return replicateSearch(url.searchParams);
  const [, type, id] = POSTS_PATH.exec(url.pathname) ?? [];
  return type && !id ? replicateList(type as PostType, url.searchParams) : undefined;
}

/** The list as the server would answer it, from the stored index; undefined where none is stored. */
async function replicateList(type: PostType, params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  if (!isLocale(locale) || !isPostType(type)) return undefined;
  const { query, errors } = readListQuery(type, params);
  if (errors.length > 0) return answerProblem(createParameterProblem(errors));
  const copy = await findCopy(CACHES.data, `/data/${type}.${locale}.json`);
  return copy && Response.json(listPosts((await copy.json()) as PostIndex, query), { headers: replicaHeaders(copy) });
}

/** The result as the server would answer it, from the stored documents; undefined where none are stored. */
async function replicateSearch(params: URLSearchParams): Promise<Response | undefined> {
  const locale = params.get('locale');
  if (!isLocale(locale)) return undefined;
  const { query, errors } = readSearchQuery(params);
  if (errors.length > 0) return answerProblem(createParameterProblem(errors));
  const copy = await findCopy(CACHES.data, searchUrl(locale));
  const index = copy && (await indexOf(locale, copy));
  return index && Response.json(search(index, query), { headers: replicaHeaders(copy) });
}

/** The index last used, while the worker runs. It is built at the first search offline, and again when newer documents are stored. */
let latest: { key: string; index: Promise<SearchIndex> } | undefined;

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

/** Says of an answer that it was computed from a stored copy, and when that copy was stored. */
function replicaHeaders(copy: Response): Record<string, string> {
  return { [REPLICA_HEADER]: '1', [STORED_AT_HEADER]: String(storedAtOf(copy)) };
}

function answerProblem(problem: Problem): Response {
  return Response.json(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } });
}
