interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}

/** The browser's word on the network, where it gives one. Same shape in window and worker. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/**
 * Data saver: the visitor's own word, which the boot script puts into the document, before the browser's. A worker has
 * no document and is told (src/sw/own-choice.ts).
 */
export function isSaving(own = (globalThis as { document?: Page }).document?.documentElement.dataset.saver): boolean {
  return own ? own === 'true' : networkInformation()?.saveData === true;
}

interface Page {
  documentElement: { dataset: { saver?: string } };
}

/** Offline, 2g or slow-2g, or data saver: nothing is fetched that was not asked for (spec 4). */
export function isSparing(own?: string): boolean {
  return !navigator.onLine || isSaving(own) || /2g/.test(networkInformation()?.effectiveType ?? '');
}
