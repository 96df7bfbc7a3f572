import { useEffect } from 'react';
import { isComposing } from '#src/shared/dom/keys.ts';

/** Opens the search with Ctrl K, on a Mac ⌘ K, unless a dialog is open. */
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
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  // Caps Lock gives a capital. On a Korean layout K may be ㅏ.
  return !isComposing(event) && /^[kㅏ]$/i.test(key) && !altKey && !shiftKey && ctrlKey !== metaKey && metaKey === isMac();
}

export const SEARCH_FIELD_ID = 'search-q';

/** On its own page the search needs no overlay: its field takes the focus, its text selected. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID) as HTMLInputElement | null;
  field?.focus();
  field?.select();
}
