import { type RefObject, useEffect, useRef, useState } from 'react';
import { refreshAos, revealOnScroll } from './reveal-on-scroll.ts';

interface RevealProps<Element> {
  ref: RefObject<Element | null>;
  'data-aos': 'rise' | undefined;
}

/**
 * The props of an element that comes in on scroll (spec 1). Its class name must not change while it is mounted: AOS adds
 * classes to it, which React would remove.
 */
export function useRevealOnScroll<Element extends HTMLElement>(): RevealProps<Element> {
  const ref = useRef<Element>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => (ref.current ? revealOnScroll(ref.current, () => setHidden(true)) : undefined), []);
  useEffect(() => {
    if (isHidden) refreshAos();
  }, [isHidden]);
  return { ref, 'data-aos': isHidden ? 'rise' : undefined };
}
