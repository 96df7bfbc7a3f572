import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';

const CACHE_NAME = 'visits';
const LIFETIME = 90 * DAY;
/** A page loaded after so long without another is a new visit, in milliseconds. */
const PAUSE = 30 * 60_000;

interface Visits {
  count: number;
  /** When a page was last loaded. */
  at: number;
}

/** Counts the page just loaded in, and gives the number of this visit, from 1 on. */
export function countVisit(now = Date.now()): number {
  const { count = 0, at = 0 } = readCache<Partial<Visits>>(CACHE_NAME, now) ?? {};
  const visits = count + (now - at >= PAUSE ? 1 : 0);
  writeCache(CACHE_NAME, { count: visits, at: now } satisfies Visits, LIFETIME, now);
  return visits;
}
