import { useEffect } from 'react';
import { isComposing } from '#src/shared/dom/is-composing.ts';
import { DAY, readCache, removeFromCache, writeCache } from '#src/state/local-cache.ts';

/** Opens the search with Ctrl K, on a Mac ⌘ K, and with /, unless a dialog is open. */
export function useSearchShortcut(openSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector(':modal')) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [openSearch]);
}

/** Ctrl K of a Mac deletes to the end of the line. */
const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);

function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (isComposing(event) || altKey) return false;
  // Caps Lock gives a capital. On a Korean layout K may be ㅏ.
  if (ctrlKey || metaKey) return /^[kㅏ]$/i.test(key) && !shiftKey && ctrlKey !== metaKey && metaKey === isMac();
  const isInField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return key === '/' && !isInField && isSlashShortcutOn();
}

/** The field of the search's own page. */
export const SEARCH_FIELD_ID = 'search-q';

/** On its own page the search needs no overlay: its field takes the focus, its text selected. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID) as HTMLInputElement | null;
  field?.focus();
  field?.select();
}

const CACHE_NAME = 'slashOff';

/** A shortcut of a single character can be switched off (WCAG 2.1.4). */
export function isSlashShortcutOn(): boolean {
  return !readCache(CACHE_NAME);
}

export function setSlashShortcut(isOn: boolean): void {
  if (isOn) removeFromCache(CACHE_NAME);
  else writeCache(CACHE_NAME, true, 365 * DAY);
}
