import { useEffect, useRef } from 'react';

/** Calls back when Escape is pressed, wherever the focus is: a panel that a pointer has opened does not have it. */
export function useEscape(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !isComposing(event) && latest.current();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Whether a key belongs to a syllable that is being put together, and so is no command. Safari ends the composition before the event of the
 * key that ended it, and marks that by the code 229 alone.
 * @param event The browser's own, or React's.
 */
export function isComposing(event: Composed | { nativeEvent: Composed }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}

/** Whether a key or a click is the browser's own business: into another tab or window. */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

type Composed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
