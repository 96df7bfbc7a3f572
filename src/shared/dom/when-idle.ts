import { PREFETCH_IDLE_TIMEOUT_MS } from '#core/site/constants.ts';

/** Runs when the browser has nothing better to do, at the latest after 2 s. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, 300);
}
