import { RELOAD_GUARD_MS } from '#core/site/constants.ts';

const KEY = 'site:reloaded';

/** Milliseconds for which a visitor who began to leave is believed to be leaving: a download begins like it, and stays. */
const LEAVING = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Begins to notice when the visitor leaves: the browser then breaks off what still loads, as if its chunk were gone. */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
}

/**
 * Reloads after a missing chunk, at most once in 60 s (spec 4), never while offline, where a reload could not bring
 * the chunk, and never while the visitor leaves, who would be held back by it. Says whether it reloads.
 */
export function reloadOnce(reload?: () => void, now?: number): boolean {
  return navigator.onLine && reloadStoredOnce(reload, now);
}

/** As `reloadOnce`, for a page whose document is stored on the device: that comes without the network. */
export function reloadStoredOnce(reload: () => void = () => location.reload(), now = Date.now()): boolean {
  if (now - leftAt < LEAVING) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  reload();
  return true;
}

/** True for the errors browsers throw when a module of an older build is gone. */
export function isChunkError(error: unknown): boolean {
  const message = String((error as Error | undefined)?.message ?? error);
  return /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|ChunkLoadError/i.test(
    message,
  );
}
