import { apiKey } from '#core/offline/api-key.ts';
import { PREFETCHED_HEADER } from '#core/offline/headers.ts';
import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';

interface AheadRequest {
  response: Promise<Response>;
  startedAt: number;
  /** The answer is here already: whoever takes it need not show a loader. */
  isSettled: boolean;
  /** A navigation waits for it: the prefetch that started it may no longer abort it. */
  isTaken: boolean;
}

/** An answer may be used for this long, in milliseconds. */
const MAX_AGE = 5 * 60_000;
const requests = new Map<string, AheadRequest>();

/** Asks the API before the data is needed, once per address, and remembers the answer for `takeAhead`. Errors are forgotten. */
export function requestAhead(address: string, { signal }: { signal?: AbortSignal } = {}): Promise<Response> {
  const key = keyOf(address);
  for (const [oldKey, { startedAt }] of requests) if (isExpired(startedAt)) requests.delete(oldKey);
  const known = requests.get(key);
  if (known) {
    // Someone else waits for it now.
    known.isTaken = true;
    return known.response.then((response) => response.clone());
  }
  const abort = new AbortController();
  // A request that hangs is forgotten with the others that fail: the next one gets a connection of its own.
  const limit = AbortSignal.any([abort.signal, AbortSignal.timeout(NAVIGATION_TIMEOUT_MS)]);
  const request: AheadRequest = {
    startedAt: Date.now(),
    isSettled: false,
    isTaken: false,
    response: fetchWhole(address, limit),
  };
  signal?.addEventListener('abort', () => request.isTaken || request.isSettled || abort.abort(signal.reason), { once: true });
  requests.set(key, request);
  const forget = () => requests.get(key) === request && requests.delete(key);
  request.response.then((response) => {
    request.isSettled = true;
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) forget();
  }, forget);
  return request.response.then((response) => response.clone());
}

/**
 * An answer with its body read to the end. A signal goes on to act on a body that has not been read: kept unread, the answer would be
 * an error as soon as its time limit is over.
 */
async function fetchWhole(address: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, priority: 'low', signal });
  return new Response(await answer.arrayBuffer(), answer);
}

/** The answer to a GET request that was asked ahead and is still good, or undefined. */
export function takeAhead({ method, url }: Request): Promise<Response> | undefined {
  const request = method === 'GET' ? requests.get(keyOf(url)) : undefined;
  if (!request || isExpired(request.startedAt)) return undefined;
  request.isTaken = true;
  const wasSettled = request.isSettled;
  return request.response.then((response) => {
    const headers = new Headers(response.headers);
    if (wasSettled) headers.set(PREFETCHED_HEADER, '1');
    return new Response(response.clone().body, { status: response.status, statusText: response.statusText, headers });
  });
}

/** Forgets every answer. A request under way goes on for those who wait for it. */
export function forgetRequests(): void {
  requests.clear();
}

function isExpired(startedAt: number): boolean {
  const age = Date.now() - startedAt;
  return age < 0 || age >= MAX_AGE;
}

function keyOf(address: string): string {
  const url = new URL(address, globalThis.location?.href);
  return url.origin + apiKey(url);
}
