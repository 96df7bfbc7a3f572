let isReloading = false;

/** Reloads the page into the new version, once, however many events ask for it. */
export function reloadForUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/**
 * Reloads a tab whose worker was replaced, since the server no longer has its build. A visitor's first worker replaces none, and none follows
 * where the site's data is deleted under the page. The app calls this when it starts: another tab may have updated before this page registers
 * its worker.
 */
export function reloadWhenWorkerIsReplaced(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isControlled = navigator.serviceWorker.controller !== null;
    if (wasControlled && isControlled) reloadForUpdate();
    wasControlled ||= isControlled;
  });
}
