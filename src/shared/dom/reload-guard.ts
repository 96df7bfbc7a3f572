import { RELOAD_GUARD_MS } from '#core/site/constants.ts';
import { canReachSite } from './can-reach-site.ts';
import { readCache, writeCache } from './local-cache.ts';

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
 * Reloads after a missing chunk, at most once in 60 s (spec 4), and never while the visitor leaves. It asks the server first: without an
 * answer, a reload would replace a readable page by the browser's error page. Says whether it reloads.
 */
export async function reloadOnce(reload?: () => unknown): Promise<boolean> {
  return mayReload(Date.now()) && (await canReachSite()) && startReload(reload);
}

/**
 * Loads the document of an address which will come: it is stored on the device, or the server has answered. In the document of another
 * page this is no reload, and may be done for each page; in its own it is one like `reloadOnce`.
 */
export function reloadForDocument(path: string, load: () => unknown): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document || new URL(document.name).pathname === path) return startReload(load);
  if (isLeaving(Date.now())) return false;
  load();
  return true;
}

function startReload(reload: () => unknown = () => location.reload()): boolean {
  // Without storage nothing would stop a loop.
  if (!mayReload(Date.now()) || !writeCache('reloaded', true, RELOAD_GUARD_MS) || !readCache('reloaded')) return false;
  reload();
  return true;
}

/** Whether the visitor began to leave a moment ago. */
export function isLeaving(now: number): boolean {
  return now - leftAt < LEAVING;
}

function mayReload(now: number): boolean {
  return !isLeaving(now) && readCache('reloaded', { now, longest: RELOAD_GUARD_MS }) === undefined;
}

/**
 * True for what browsers throw where React removes a node, or puts one before it, that somebody else has taken out of the document: a
 * translation of the page, an extension.
 */
export function isMissingNodeError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** True for what browsers throw when the module of an older build is gone. */
export function isChunkError(error: unknown): boolean {
  const message = String((error as Error | undefined)?.message ?? error);
  return /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|ChunkLoadError/i.test(
    message,
  );
}
