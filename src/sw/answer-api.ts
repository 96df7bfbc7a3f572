import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { readListQuery } from '#core/posts/list-query.ts';
import { isLocale } from '#core/site/locales.ts';
import type { PostType } from '#core/site/pages.ts';
import { CACHES, find, isFresh, isPrivate, isStorable, replicaHeaders, store } from './caches.ts';
import { withPatience } from './patience.ts';
import { replicateSearch } from './replicate-search.ts';
import { reportNetwork, storedAtOf } from './report-network.ts';
import { findSaved } from './saved-files.ts';

const PATIENCE = 3000;
const PATH = /^\/api\/v1\/posts\/([a-z]+)(?:\/([a-z0-9-]+))?$/;

/**
 * The API's offline replica (design 2): a copy warmed just now; else the network; else the same answer made here,
 * a list or a search by the server's own function over the stored index, a post from the copy that was kept when it was read.
 */
export async function answerApi(event: FetchEvent, url: URL): Promise<Response> {
  const key = dataKey(url);
  const stored = (await find(CACHES.data, key)) ?? (await findSaved(key));
  if (isFresh(stored)) return stored;
  const network = (async () => {
    const response = await fetch(event.request);
    const isPost = PATH.exec(url.pathname)?.[2] !== undefined;
    const isKept = isPost && isStorable(response, 'application/json') && !isPrivate(url);
    if (isKept) event.waitUntil(store(CACHES.data, key, response.clone(), false));
    // Errors of ours are answers, too; a portal's page is none.
    if (response.headers.get('content-type')?.includes('json')) event.waitUntil(reportNetwork(true, event.clientId));
    return response;
  })();
  try {
    return await withPatience(network, PATIENCE);
  } catch (error) {
    const answer = stored ?? (await replicate(url));
    // What the page breaks off says nothing of the network.
    if ((error as Error).name !== 'AbortError') event.waitUntil(reportNetwork(false, event.clientId, storedAtOf(answer)));
    return answer ?? (await network.catch(() => unavailable()));
  }
}

/** Parameters in one order, so that equal questions have one answer. */
export function dataKey(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.sort();
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

/** Where the pipeline writes a list's index. */
export function indexUrl(type: string, locale: string): string {
  return `/data/${type}.${locale}.json`;
}

async function replicate(url: URL): Promise<Response | undefined> {
  if (url.pathname === '/api/v1/search') return replicateSearch(url.searchParams);
  const [, type, id] = PATH.exec(url.pathname) ?? [];
  const locale = url.searchParams.get('locale');
  if (!type || id || !isLocale(locale)) return undefined;
  const copy = (await find(CACHES.data, indexUrl(type, locale))) ?? (await findSaved(indexUrl(type, locale)));
  if (!copy) return undefined;
  const index = (await copy.json()) as PostIndex;
  const { query, faults } = readListQuery(type as PostType, url.searchParams);
  if (faults.length > 0) return Response.json({ type: 'about:blank', title: 'Bad Request', status: 400 }, { status: 400 });
  return Response.json(listPosts(index, query), { headers: replicaHeaders(copy) });
}

function unavailable(): Response {
  const problem = { type: 'about:blank', title: 'Offline', status: 503, detail: 'There is no network, and this was not stored.' };
  return Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } });
}
