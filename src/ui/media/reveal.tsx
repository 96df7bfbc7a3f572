import { createElement, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { refreshAos, revealOnScroll } from '#src/shared/dom/reveal-on-scroll.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'figure' | 'footer' | 'h2' | 'li' | 'nav' | 'p' | 'section' | 'tr';
  /** Must stay as it is while the element is mounted: AOS adds classes to it, which React would remove. */
  className?: string | undefined;
}

/** Content that comes in on scroll (spec 1). Without the app, under reduced motion and above the fold nothing is hidden. */
export function Reveal({ as = 'div', ...rest }: Props) {
  const ref = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => (ref.current ? revealOnScroll(ref.current, () => setHidden(true)) : undefined), []);
  useEffect(() => {
    if (isHidden) refreshAos();
  }, [isHidden]);
  const own = { ref, 'data-aos': isHidden ? 'rise' : undefined };
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, { ...rest, ...own });
}
