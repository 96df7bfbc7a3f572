import { OWN_CHOICE } from '#core/offline/own-choice.ts';
import { find } from './caches.ts';

/** The visitor's own word on data saver (src/features/offline/data-saver.ts): 'true', 'false', or none. Read each time: a page may change it and be gone before it says so. */
export async function ownChoice(): Promise<string | undefined> {
  return (await find(OWN_CHOICE.cache, OWN_CHOICE.key))?.text();
}
