import type { Readable } from '#core/offline/messages.ts';
import type { Locale } from '#core/site/locales.ts';
import { CACHES } from '../caches/cache-names.ts';
import { find } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { findSaved } from '../library/saved-files.ts';
import { listReadable } from './list-readable.ts';

/** What a page that could not be loaded has to know: whether its document is stored, and which other pages can be read. */
export async function findReadable(path: string, locale: Locale): Promise<Readable> {
  const copies = await Promise.all([find(CACHES.pages, path), findSaved(path), findInKit(path)]);
  return { isStored: copies.some(Boolean), pages: (await listReadable(locale)).pages };
}
