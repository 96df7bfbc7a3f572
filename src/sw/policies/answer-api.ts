import { apiKey } from '#core/offline/api-key.ts';
import type { PostType } from '#core/site/pages.ts';
import { CACHES } from '../caches/cache-names.ts';
import { isPrivate, isStorable } from '../caches/storable.ts';
import { isFresh, store, storedAtOf } from '../caches/stored-responses.ts';
import { findData } from '../replica/find-data.ts';
import { replicateList } from '../replica/replicate-list.ts';
import { replicateSearch } from '../replica/replicate-search.ts';
import { reportNetwork } from '../report-network.ts';
import { withTimeout } from '../with-timeout.ts';

/** The stored copy or the replica answers after this long, in milliseconds. */
const NETWORK_TIMEOUT = 3000;
const POSTS_PATH = /^\/api\/v1\/posts\/([a-z]+)(?:\/([a-z0-9-]+))?$/;

/**
 * The API's offline replica: a fresh prefetched copy; else the network; else the same answer made here, a list or a search by
 * the server's own function over the stored index, a post from the copy that was stored when it was read.
 */
export async function answerApi(event: FetchEvent, url: URL): Promise<Response> {
  const key = apiKey(url);
  const stored = await findData(key);
  if (isFresh(stored)) return stored;
  const network = (async () => {
    const response = await fetch(event.request);
    const isPost = POSTS_PATH.exec(url.pathname)?.[2] !== undefined;
    if (isPost && isStorable(response, url.pathname) && !isPrivate(url)) event.waitUntil(store(CACHES.data, key, response.clone(), false));
    // Errors of our own API are answers too; a captive portal's page is none.
    if (response.headers.get('content-type')?.includes('json')) event.waitUntil(reportNetwork(true, event.clientId));
    return response;
  })();
  try {
    return await withTimeout(network, NETWORK_TIMEOUT);
  } catch (error) {
    const answer = stored ?? (await replicate(url));
    // A request that the page aborts says nothing of the network.
    if ((error as Error).name !== 'AbortError') event.waitUntil(reportNetwork(false, event.clientId, storedAtOf(answer)));
    return answer ?? (await network.catch(() => unavailable()));
  }
}

async function replicate(url: URL): Promise<Response | undefined> {
  if (url.pathname === '/api/v1/search') return replicateSearch(url.searchParams);
  const [, type, id] = POSTS_PATH.exec(url.pathname) ?? [];
  return type && !id ? replicateList(type as PostType, url.searchParams) : undefined;
}

function unavailable(): Response {
  const problem = { type: 'about:blank', title: 'Offline', status: 503, detail: 'There is no network, and this was not stored.' };
  return Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } });
}
