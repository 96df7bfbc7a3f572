import type { PageIndicatorState } from '#src/lib/web/page-indicator.ts';

type Listener = (state: PageIndicatorState) => void;
let listener: Listener | undefined;

/** The navigation says how far it is; the one line on the screen listens. */
export function showPageIndicator(state: PageIndicatorState): void {
  listener?.(state);
}

export function onPageIndicator(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
