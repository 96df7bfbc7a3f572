interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}

/** What the browser says about the network, where it does. Same shape in window and worker. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** Data saver, or 2g, which counts as it: the app starts when it is needed (spec 13). */
export function isSavingData(): boolean {
  const { saveData = false, effectiveType = '' } = networkInformation() ?? {};
  return saveData || /2g/.test(effectiveType);
}

/** Data saver, 2g, or offline: nothing is fetched that was not asked for (spec 4). */
export function shouldSaveData(): boolean {
  return !navigator.onLine || isSavingData();
}
