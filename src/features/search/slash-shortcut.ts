import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';

const CACHE_NAME = 'slashOff';

/** A shortcut of a single character can be switched off (WCAG 2.1.4). */
export function isSlashShortcutOn(): boolean {
  return !readCache(CACHE_NAME);
}

export function setSlashShortcut(isOn: boolean): void {
  if (isOn) removeFromCache(CACHE_NAME);
  else writeCache(CACHE_NAME, true, 365 * DAY);
}
