import { type RefObject, useEffect, useRef } from 'react';
import { refreshAos, revealOnScroll } from './reveal-on-scroll.ts';

/** Reveals the elements of compiled HTML one by one. React knows nothing of them, so that the attribute is set by hand. */
export function useRevealChildren<Element extends HTMLElement>(html: string): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other elements
  useEffect(() => {
    const stops = [...(ref.current?.children ?? [])].map((child) =>
      revealOnScroll(child, () => {
        child.setAttribute('data-aos', 'rise');
        refreshAos();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [html]);
  return ref;
}
