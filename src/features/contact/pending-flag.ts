import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';

/** A name in the local cache that every page looks at: the outbox may hold something to send. */
const CACHE_NAME = 'outbox';

export const hasPending = (): boolean => readCache(CACHE_NAME) !== undefined;

/** Set before anything is stored: a page that is closed in between would not come to it any more. */
export function markPending(): void {
  writeCache(CACHE_NAME, true, 60 * DAY);
}

export function clearPending(): void {
  removeFromCache(CACHE_NAME);
}
