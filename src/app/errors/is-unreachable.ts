import { isChunkError, isMissingNodeError } from '#src/shared/dom/reload-guard.ts';
import { NavigationError } from '../navigation/with-time-limit.ts';

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
