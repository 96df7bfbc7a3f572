import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import type { PrefetchSources } from './prefetch.ts';

/** Prefetching starts after what the page itself needs, in milliseconds, or when the visitor scrolls, touches or points at something. */
const START_DELAY = 5000;

/** Loads and starts prefetching; where the network forbids it, as soon as it no longer does. */
export function schedulePrefetch(sources: PrefetchSources): void {
  const events = ['pointerover', 'touchstart', 'scroll'];
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(timer);
    if (shouldSaveData()) {
      timer = setTimeout(start, START_DELAY);
      return;
    }
    for (const type of events) removeEventListener(type, start);
    import('./prefetch.ts').then(
      ({ startPrefetch }) => startPrefetch(sources),
      // The site works without it.
      () => undefined,
    );
  };
  timer = setTimeout(start, START_DELAY);
  for (const type of events) addEventListener(type, start, { passive: true });
}
