import type { Problem } from '#core/api/problem.ts';
import { createParameterProblem } from '#core/api/problem.ts';
import { apiKey } from '#core/offline/api-key.ts';
import { hasExpectedType } from '#core/offline/expected-type.ts';
import { REPLICA_HEADER, STORED_AT_HEADER } from '#core/offline/headers.ts';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { isPostType } from '#core/posts/post.ts';
import { readSearchQuery } from '#core/search/read-search-query.ts';
import { search } from '#core/search/search.ts';
import { type SearchDocuments, searchUrl } from '#core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '#core/search/search-index.ts';
import { isLocale, type Locale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { findCopy } from '../caches/find-copy.ts';
import { isPrivate, isStorable } from '../caches/storable.ts';
import { CACHES, store, storedAtOf } from '../caches/stored-responses.ts';
import { notifyPages } from '../network-status.ts';
import { TIMEOUT_WITHOUT_COPY, timeoutWithCopy, withTimeout } from '../time-limits.ts';

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
  const network = askNetwork(event, url, key);
  let strange: Response | undefined;
  let failure: unknown;
  try {
    const response = await withTimeout(network, timeoutWithCopy());
    if (isAnswer(response, url)) return response;
    strange = response;
  } catch (error) {
    failure = error;
  }
  const answer = (await findCopy(CACHES.data, key)) ?? (await replicate(url).catch(() => undefined));
  // A request that the page aborts says nothing of the network, nor does an error that the page gets as it is.
  const isTold = answer || (!strange && (failure as Error).name !== 'AbortError');
  if (isTold) event.waitUntil(notifyPages(false, event.clientId, answer));
  return answer ?? strange ?? withTimeout(network, TIMEOUT_WITHOUT_COPY - timeoutWithCopy()).catch(() => unavailable());
}

/** The answer once all of it has come: one that stands still halfway is none. */
async function askNetwork(event: FetchEvent, url: URL, key: string): Promise<Response> {
  const response = await fetch(event.request);
  await response.clone().arrayBuffer();
  const isPost = POSTS_PATH.exec(url.pathname)?.[2] !== undefined;
  if (isPost && isStorable(response, url.pathname) && !isPrivate(url)) event.waitUntil(store(CACHES.data, key, response.clone()));
  if (isAnswer(response, url)) event.waitUntil(notifyPages(true, event.clientId));
  return response;
}

/** Errors of our own API are answers too, below 500; a captive portal's page is none. */
function isAnswer(response: Response, url: URL): boolean {
  return response.status < 500 && hasExpectedType(url.pathname, response.headers.get('content-type'));
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

/** Answers with problem+json, as the server does (server/problem.ts). */
function answerProblem(problem: Problem): Response {
  return Response.json(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } });
}

function unavailable(): Response {
  const detail = 'There is no network, and this was not stored.';
  return answerProblem({ type: 'about:blank', title: 'Offline', status: 503, detail });
}
