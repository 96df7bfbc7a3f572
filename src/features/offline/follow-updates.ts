import { workerUrl } from './worker-url.ts';

const HOUR = 3_600_000;
/** A worker still waiting after this long waits for the visitor; the first one and the kill switch take over by themselves. */
const BEAT = 200;

/**
 * Registers the worker, looks for a new one when the page is shown, back online, and each hour, and says when one waits:
 * one that waited before the page opened, that another tab found, and a second one within the page's life.
 */
export async function followUpdates(onWaiting: () => void): Promise<void> {
  reloadWhenControlled();
  const registration = await navigator.serviceWorker.register(workerUrl() as string, { updateViaCache: 'none' });
  const watch = (worker: ServiceWorker | null) => {
    const consider = () => {
      if (worker?.state === 'installed') setTimeout(() => registration.waiting === worker && onWaiting(), BEAT);
    };
    worker?.addEventListener('statechange', consider);
    consider();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  setInterval(check, HOUR);
}

/** A tab whose worker was replaced shows a build that is no longer served: it reloads, once. The first worker replaces none. */
function reloadWhenControlled(): void {
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) reloadForUpdate();
    hadController = true;
  });
}

let isReloading = false;

export function reloadForUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/** Where fields wait for the page that replaces this one (keep-entries.ts). */
export const ENTRIES = 'site:entries';

export function hasEntries(): boolean {
  try {
    return sessionStorage.getItem(ENTRIES) !== null;
  } catch {
    return false;
  }
}
