import { useEffect, useRef } from 'react';
import { isComposing } from './is-composing.ts';

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
