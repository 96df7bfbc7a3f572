import { DAY_MS } from '#core/site/constants.ts';
import { readCache, removeFromCache, writeCache } from '#src/shared/dom/local-cache.ts';

export const hasPending = (): boolean => readCache('outbox') !== undefined;

/** Set before anything is stored: a page that is closed in between would not come to it any more. */
export const markPending = (): boolean => writeCache('outbox', true, 60 * DAY_MS);

export const clearPending = (): void => removeFromCache('outbox');
