import { RELOAD_GUARD } from '#core/site/constants.ts';

const KEY = 'site:reloaded';

/**
 * Reloads after a missing chunk, at most once in 60 s (spec 4), and never while offline, where a reload
 * could not bring the chunk. Says whether it reloads.
 */
export function reloadOnce(reload: () => void = () => location.reload(), now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD) return false;
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
