import { createElement, type HTMLAttributes } from 'react';
import { useRevealOnScroll } from '#src/shared/dom/use-reveal-on-scroll.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'figure' | 'footer' | 'h2' | 'li' | 'nav' | 'p' | 'section' | 'tr';
  /** Must stay as it is while the element is mounted (use-reveal-on-scroll.ts). */
  className?: string | undefined;
}

/** Content that comes in on scroll (spec 1). Without the app, under reduced motion and above the fold nothing is hidden. */
export function Reveal({ as = 'div', ...rest }: Props) {
  return createElement<HTMLAttributes<HTMLElement>, HTMLElement>(as, { ...rest, ...useRevealOnScroll<HTMLElement>() });
}
