import './aos.css';
import { SCROLL_ANIMATION } from '#core/site/constants.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';

type Aos = typeof import('aos');

/** Elements whose place is not looked at yet, each with what hides it until it is scrolled to. */
const pending = new Map<Element, () => void>();
let library: Promise<Aos> | undefined;
let refreshTimer = 0;

/**
 * Calls `hide` for an element below the fold once AOS, which shows it again, has been loaded at the first scroll. Nothing is hidden under
 * reduced motion or data saver, nor in a dialog, whose scrolling AOS does not follow.
 */
export function revealOnScroll(element: Element, hide: () => void): () => void {
  const isUnwanted = shouldSaveData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isUnwanted || element.closest('dialog')) return () => undefined;
  pending.set(element, hide);
  if (library) void library.then(hideAfterFrame, () => undefined);
  else addEventListener('scroll', loadAos, { once: true, passive: true });
  return () => pending.delete(element);
}

/** To be called when elements have got their `data-aos`: AOS then looks for them. */
export function refreshAos(): void {
  clearTimeout(refreshTimer);
  refreshTimer = window.setTimeout(() => library?.then((aos) => aos.refreshHard()), 50);
}

function loadAos(): void {
  library ??= import('aos').then(({ default: aos }) => {
    aos.init({ ...SCROLL_ANIMATION, once: true, disableMutationObserver: true });
    followPageHeight(aos);
    return aos;
  });
  // Without the library everything stays in sight.
  library.then(hideBelowFold, () => pending.clear());
}

let isHiding = false;

/** A new page is shown first: what lies below the fold may be hidden a frame later. */
function hideAfterFrame(): void {
  if (isHiding) return;
  isHiding = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      isHiding = false;
      hideBelowFold();
    }),
  );
}

function hideBelowFold(): void {
  const elements = [...pending.keys()];
  // Parts come in one by one, not once more with the block they stand in.
  const isBlock = (element: Element) => elements.some((other) => other !== element && element.contains(other));
  const below = elements.filter((element) => element.getBoundingClientRect().top >= innerHeight && !isBlock(element));
  const hides = below.map((element) => pending.get(element));
  pending.clear();
  for (const hide of hides) hide?.();
}

/** AOS computes places once; where the page grows or shrinks above an element, it has to compute them anew. */
function followPageHeight(aos: Aos): void {
  let timer = 0;
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(() => aos.refresh(), 100);
  }).observe(document.body);
}
