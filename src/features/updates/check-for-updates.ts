import type { Workbox } from 'workbox-window';

const HOUR = 3_600_000;

/** Looks for a new version when the page is shown, when the network is back, and every hour. */
export function checkForUpdates(workbox: Workbox): void {
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) workbox.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  setInterval(check, HOUR);
}
