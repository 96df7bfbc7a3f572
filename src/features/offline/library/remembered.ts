import type { SavedItem } from '#core/offline/messages.ts';
import { DAY, readCache, writeCache } from '#src/state/local-cache.ts';

/**
 * What was saved, noted where clearing the caches does not reach: browsers clear a site's caches as a whole, the worker's
 * record among them. With this a visitor is told what is gone, instead of finding an empty list.
 */
const NAME = 'saved';
const LIFETIME = 365 * DAY;

export function readRemembered(): SavedItem[] {
  const items = readCache<SavedItem[]>(NAME);
  return Array.isArray(items) ? items : [];
}

/** All that is held, and after it what once was and is not, each marked so. */
export function withLost(saved: readonly SavedItem[], remembered = readRemembered()): SavedItem[] {
  const held = new Set(saved.map(({ id }) => id));
  const lost = remembered.filter(({ id }) => !held.has(id)).map((item): SavedItem => ({ ...item, state: 'evicted' }));
  return [...saved, ...lost];
}

export function remember(items: readonly SavedItem[]): void {
  writeCache(NAME, items, LIFETIME);
}

export function forgetRemembered(ids: readonly string[]): void {
  remember(readRemembered().filter(({ id }) => !ids.includes(id)));
}
