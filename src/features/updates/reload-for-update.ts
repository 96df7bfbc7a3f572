let isReloading = false;

/** Reloads the page into the new version, once, however many events ask for it. */
export function reloadForUpdate(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}
