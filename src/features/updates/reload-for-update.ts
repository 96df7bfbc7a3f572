let isReloading = false;

/** Reloads the page into the new version, once, however many events ask for it. */
export function reloadForUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/**
 * Reloads a tab whose worker was replaced, since the server may no longer have its build. A first worker replaces none; deleted site data
 * brings none. The app calls this when it starts: another tab may have updated already.
 */
export function reloadWhenWorkerIsReplaced(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isControlled = navigator.serviceWorker.controller !== null;
    if (wasControlled && isControlled) reloadForUpdate();
    wasControlled ||= isControlled;
  });
}
