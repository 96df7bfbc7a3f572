import { NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { isChunkError, isMissingNodeError } from '#src/shared/dom/reload-guard.ts';

/** A navigation that could not be finished: its code or data did not come in time, or not at all. */
export class NavigationError extends Error {}

export async function withTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  // Nobody waits for a page that is prerendered, however busy the machine is.
  if (import.meta.env.SSR) return work;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NavigationError('the page did not come in time')), NAVIGATION_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a query rejects with when neither the network nor the worker's stored data had an answer, or somebody in between stood in for
 * the server: a gateway, or a captive portal, whose page is no JSON.
 */
const NO_ANSWER: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR', 502, 503, 504];

/** Whether a page's code or data did not come, or its document was changed: it may come another time. Any other error is the page's own. */
export function isUnreachable(error: unknown): boolean {
  if (isChunkError(error) || isMissingNodeError(error) || error instanceof NavigationError) return true;
  return NO_ANSWER.includes((error as { status?: unknown } | undefined)?.status);
}
