import type { SavedItem } from '#core/offline/messages.ts';
import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';

/**
 * A list of what was saved, in localStorage: browsers clear the caches of a site as a whole, and the worker's record with
 * them. With this list the library can say what is gone, instead of showing nothing.
 */
const NAME = 'saved';
const LIFETIME = 365 * DAY;

export function readRemembered(): SavedItem[] {
  const items = readCache<SavedItem[]>(NAME);
  return Array.isArray(items) ? items : [];
}

/** What is saved, followed by what was saved once and is gone, marked as evicted. */
export function addEvicted(saved: readonly SavedItem[], remembered = readRemembered()): SavedItem[] {
  const savedIds = new Set(saved.map(({ id }) => id));
  const evicted = remembered.filter(({ id }) => !savedIds.has(id)).map((item): SavedItem => ({ ...item, state: 'evicted' }));
  return [...saved, ...evicted];
}

export function remember(items: readonly SavedItem[]): void {
  writeCache(NAME, items, LIFETIME);
}

export function forgetRemembered(ids: readonly string[]): void {
  remember(readRemembered().filter(({ id }) => !ids.includes(id)));
}
