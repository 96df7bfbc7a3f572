import { type ReactNode, useEffect, useRef } from 'react';
import { revealOnScroll } from '#src/lib/web/reveal-on-scroll.ts';

/**
 * Content that comes in on scroll (spec 1). The class name never changes, so that React never undoes what the
 * animation writes; without the app, with reduced motion and above the fold nothing is ever hidden.
 */
export function Reveal({
  children,
  className,
  as: Element = 'div',
}: {
  children: ReactNode;
  className?: string;
  as?: 'div' | 'section' | 'li';
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => revealOnScroll(element.current), []);
  return (
    <Element ref={element as never} className={className} data-reveal="">
      {children}
    </Element>
  );
}
