import { SCROLL_ANIMATION } from '#core/site/constants.ts';
import { isSparing } from '#src/lib/any/connection.ts';

let library: Promise<typeof import('aos')> | undefined;
let refreshing = 0;

/** AOS is fetched at the first scroll: a visitor who does not scroll has no use for it. */
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
  const prepare = () => {
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
  };
  if (library) prepare();
  else addEventListener('scroll', prepare, { once: true, passive: true });
  return () => {
    gone = true;
    removeEventListener('scroll', prepare);
  };
}
