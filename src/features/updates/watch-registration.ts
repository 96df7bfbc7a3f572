/** A worker still waiting after this long, in milliseconds, waits for the visitor; the first one and the kill switch take over at once. */
const WAITING_AFTER = 200;

/**
 * Finds waiting workers that workbox-window does not report: it stops listening after the first update that another tab or a
 * check has found, and does not see a worker that another tab is installing while this page registers.
 */
export function watchRegistration(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') setTimeout(() => registration.waiting === worker && onWaiting(worker), WAITING_AFTER);
    });
  };
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}
