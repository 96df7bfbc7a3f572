interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}

/** The browser's word on the network, where it gives one. Same shape in window and worker. */
export function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

/** Offline, 2g or slow-2g, or data saver: nothing is fetched that was not asked for (spec 4). */
export function isSparing(): boolean {
  const network = networkInformation();
  return !navigator.onLine || network?.saveData === true || /2g/.test(network?.effectiveType ?? '');
}
