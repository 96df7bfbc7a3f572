import { PAGES_CACHE, SAVED_CACHE } from '#core/offline/cache-names.ts';
import { DATA_SAVER_PREFERENCE } from '#core/offline/data-saver-preference.ts';

/** Raise the version when the form of what a cache holds changes. */
const PREFIX = 'site-v1-';

export const CACHES = {
  pages: PAGES_CACHE,
  data: `${PREFIX}data`,
  images: `${PREFIX}images`,
  assets: `${PREFIX}assets`,
  /** Files that the precache held for earlier builds. */
  earlier: `${PREFIX}earlier`,
  saved: SAVED_CACHE,
  /** The visitor's choice on data saver. */
  preference: DATA_SAVER_PREFERENCE.cache,
} as const;

/** Deletes our own caches of other versions; caches that are not ours stay. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-') && !known.has(name)).map((name) => caches.delete(name)));
}
