import { DATA_SAVER_PREFERENCE } from '#core/offline/messages.ts';
import { rootMarks } from '#src/shared/dom/document-marks.ts';
import { networkInformation } from '#src/shared/isomorphic/connection.ts';

/** In the form of the local cache (src/state/local-cache.ts), whose code a page under data saver does without. */
const STORAGE_KEY = 'site:dataSaver';

/**
 * Takes the visitor's choice from now on, in every page and in the worker. A choice that is the browser's anyway is none:
 * switched back, the browser decides again. `data-saver` of the document says who has decided (src/app/layout/site-settings.module.css).
 */
export function chooseDataSaver(isWanted: boolean): void {
  const marks = rootMarks();
  const isOnInBrowser = networkInformation()?.saveData === true;
  if (isWanted !== isOnInBrowser) marks.saver = isWanted ? 'true' : 'false';
  else if (isOnInBrowser) marks.saver = 'browser';
  else delete marks.saver;
  try {
    // For good: the boot script, which reads it, asks for no date.
    if (isWanted !== isOnInBrowser) localStorage.setItem(STORAGE_KEY, JSON.stringify({ value: isWanted, expire: Number.MAX_SAFE_INTEGER }));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
  // With a full or refused storage, the worker goes on as before.
  storeForWorker().catch(() => undefined);
}

/** The worker fetches pictures, and decides what is installed: it has to know, also one that is only about to be registered. */
export async function storeForWorker(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(DATA_SAVER_PREFERENCE.cache);
  const { saver } = rootMarks();
  if (saver === 'true' || saver === 'false') await cache.put(DATA_SAVER_PREFERENCE.key, new Response(saver));
  else await cache.delete(DATA_SAVER_PREFERENCE.key);
}
