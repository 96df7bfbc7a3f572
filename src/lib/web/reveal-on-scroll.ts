import { SCROLL_ANIMATION } from '#core/site/constants.ts';
import { isSparing } from '#src/lib/any/connection.ts';
import { whenIdle } from './when-idle.ts';

let library: Promise<typeof import('aos')> | undefined;
let refreshing = 0;

/** AOS is fetched once something lies below the fold, when the browser is idle. */
function loadAos() {
  library ??= import('./aos.ts').then(({ default: aos }) => {
    aos.init({ ...SCROLL_ANIMATION, once: true, disableMutationObserver: true });
    return aos;
  });
  return library;
}

/**
 * Hands an element to AOS if it lies below the fold and the visitor has nothing against motion or bytes.
 * It is hidden only once the library that will show it again is here.
 */
export function revealOnScroll(element: HTMLElement | null): (() => void) | undefined {
  const isBelow = () => element !== null && element.getBoundingClientRect().top >= innerHeight;
  if (!element || !isBelow() || isSparing() || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  let gone = false;
  whenIdle(() => {
    loadAos().then(
      (aos) => {
        if (gone || !isBelow()) return;
        element.dataset.aos = 'fade-up';
        clearTimeout(refreshing);
        refreshing = window.setTimeout(() => aos.refreshHard(), 50);
      },
      // Without the library everything simply stands there.
      () => undefined,
    );
  });
  return () => {
    gone = true;
  };
}
