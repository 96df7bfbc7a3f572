import { createElement, type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { refreshAos, revealOnScroll } from '#src/shared/dom/reveal-on-scroll.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'figure' | 'footer' | 'h2' | 'li' | 'nav' | 'p' | 'section' | 'tr';
  /** Must stay as it is while the element is mounted (`useRevealOnScroll`). */
  className?: string | undefined;
}

/** Content that comes in on scroll (spec 1). Without the app, under reduced motion and above the fold nothing is hidden. */
export function Reveal({ as = 'div', ...rest }: Props) {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, { ...rest, ...useRevealOnScroll<HTMLElement>() });
}

interface RevealProps<Element> {
  ref: RefObject<Element | null>;
  'data-aos': 'rise' | undefined;
}

/**
 * The props of an element that comes in on scroll (spec 1). Its class name must not change while it is mounted: AOS adds
 * classes to it, which React would remove.
 */
function useRevealOnScroll<Element extends HTMLElement>(): RevealProps<Element> {
  const ref = useRef<Element>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => (ref.current ? revealOnScroll(ref.current, () => setHidden(true)) : undefined), []);
  useEffect(() => {
    if (isHidden) refreshAos();
  }, [isHidden]);
  return { ref, 'data-aos': isHidden ? 'rise' : undefined };
}
