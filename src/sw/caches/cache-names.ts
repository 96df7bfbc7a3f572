import { DATA_SAVER_PREFERENCE } from '#core/offline/data-saver-preference.ts';

/** Raise the version when the form of what a cache holds changes. */
const PREFIX = 'site-v1-';

export const CACHES = {
  /** Visited documents. */
  pages: `${PREFIX}pages`,
  data: `${PREFIX}data`,
  /** The offline kits, one of each language. */
  kits: `${PREFIX}kits`,
  /** Brochures that were opened. */
  brochures: `${PREFIX}brochures`,
  images: `${PREFIX}images`,
  assets: `${PREFIX}assets`,
  /** Files that the precache held for earlier builds. */
  earlier: `${PREFIX}earlier`,
  /** What the visitor saved in the offline library. It has a version of its own and never expires. */
  saved: 'site-saved-v1',
  /** The visitor's choice on data saver. */
  preference: DATA_SAVER_PREFERENCE.cache,
} as const;

/** Deletes our own caches of other versions; caches that are not ours stay. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set<string>(Object.values(CACHES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('site-') && !known.has(name)).map((name) => caches.delete(name)));
}
