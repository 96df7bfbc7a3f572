import { apiKey } from '#core/offline/api-key.ts';
import { hasExpectedType } from '#core/offline/expected-type.ts';
import type { PostType } from '#core/site/pages.ts';
import { CACHES } from '../caches/cache-names.ts';
import { isPrivate, isStorable } from '../caches/storable.ts';
import { store } from '../caches/stored-responses.ts';
import { answerProblem } from '../replica/answer-problem.ts';
import { findData } from '../replica/find-data.ts';
import { replicateList } from '../replica/replicate-list.ts';
import { replicateSearch } from '../replica/replicate-search.ts';
import { reportNetwork } from '../report-network.ts';
import { TIMEOUT_WITHOUT_COPY, timeoutWithCopy, withTimeout } from '../time-limits.ts';

const POSTS_PATH = /^\/api\/v1\/posts\/([a-z]+)(?:\/([a-z0-9-]+))?$/;

/**
 * The API's offline replica: the network; else the same answer made here: a list or a search by
 * the server's own function over a stored index, a post from the copy of its visit or of the offline kit. A gateway's error or
 * a stranger's page is an answer only where there is nothing else.
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
  const answer = (await findData(key)) ?? (await replicate(url).catch(() => undefined));
  // A request that the page aborts says nothing of the network, nor does an error that the page gets as it is.
  const isTold = answer || (!strange && (failure as Error).name !== 'AbortError');
  if (isTold) event.waitUntil(reportNetwork(false, event.clientId, answer));
  return answer ?? strange ?? withTimeout(network, TIMEOUT_WITHOUT_COPY - timeoutWithCopy()).catch(() => unavailable());
}

/** The answer once all of it has come: one that stands still halfway is none. */
async function askNetwork(event: FetchEvent, url: URL, key: string): Promise<Response> {
  const response = await fetch(event.request);
  await response.clone().arrayBuffer();
  const isPost = POSTS_PATH.exec(url.pathname)?.[2] !== undefined;
  if (isPost && isStorable(response, url.pathname) && !isPrivate(url)) event.waitUntil(store(CACHES.data, key, response.clone(), false));
  if (isAnswer(response, url)) event.waitUntil(reportNetwork(true, event.clientId));
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

function unavailable(): Response {
  const detail = 'There is no network, and this was not stored.';
  return answerProblem({ type: 'about:blank', title: 'Offline', status: 503, detail });
}
