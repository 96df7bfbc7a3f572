let isReloading = false;

/** Reloads the page into the new version, once, however many events ask for it. */
export function reloadForUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/**
 * Reloads a tab whose worker was replaced: what it shows is of a build that is no longer served. The first worker of a visitor replaces
 * none. Called when the app starts, since the page registers its worker only when idle, and another tab may be quicker.
 */
export function reloadWhenWorkerIsReplaced(): void {
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) reloadForUpdate();
    wasControlled = true;
  });
}
