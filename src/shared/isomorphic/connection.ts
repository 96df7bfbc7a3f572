interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}

/** What the browser says about the network, where it does. Same shape in window and worker. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/**
 * Data saver: the visitor's own choice ('true', 'false') goes before the browser's. In a page the boot script writes it to
 * the document (`data-saver`); a worker has no document and reads it from a cache (src/sw/caches/stored-responses.ts).
 */
export function isDataSaverOn(choice = (globalThis as { document?: Page }).document?.documentElement.dataset.saver): boolean {
  return choice === 'true' || (choice !== 'false' && networkInformation()?.saveData === true);
}

interface Page {
  documentElement: { dataset: { saver?: string } };
}

/** Offline, 2g or slow-2g, or data saver: nothing is fetched that was not asked for (spec 4). */
export function shouldSaveData(choice?: string): boolean {
  return !navigator.onLine || isDataSaverOn(choice) || /2g/.test(networkInformation()?.effectiveType ?? '');
}
