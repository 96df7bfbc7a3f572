import { useEffect } from 'react';
import { isSlashShortcutOn } from './slash-shortcut.ts';

/** Opens the search with Ctrl K, ⌘ K and /, unless a dialog is open. */
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

function isShortcut({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // On a Korean layout K may be ㅏ.
  if (ctrlKey || metaKey) return key === 'k' || key === 'ㅏ';
  const isInField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return key === '/' && !isInField && isSlashShortcutOn();
}
