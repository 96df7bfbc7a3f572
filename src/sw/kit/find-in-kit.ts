import { KIT_LIST_URL, kitUrl } from '#core/build/kit.ts';
import { KIT_HEADER } from '#core/offline/headers.ts';
import { LOCALES, type Locale } from '#core/site/locales.ts';
import { CACHES } from '../caches/cache-names.ts';
import { find, storedAtOf } from '../caches/stored-responses.ts';
import { openPieces } from '../pieces/open-pieces.ts';

/** In this header the stored kit carries the digest that it was checked against. */
export const DIGEST_HEADER = 'x-digest';

const LOCALE = /(?:^\/|[.=])(en|ko)(?=$|\/|\.json$)/;

/**
 * The document, index, post, search documents or file of code that a stored kit has for an address; undefined where none has it.
 * It counts as stored when the server was last asked for a newer kit.
 */
export async function findInKit(address: string): Promise<Response | undefined> {
  const own = localeOf(address);
  for (const locale of own ? [own] : LOCALES) {
    // A kit that cannot be read is as good as none.
    const piece = await cutFromKit(locale, address).catch(() => undefined);
    if (piece) return piece;
  }
  return undefined;
}

async function cutFromKit(locale: Locale, address: string): Promise<Response | undefined> {
  const kit = await find(CACHES.kits, kitUrl(locale));
  if (!kit) return undefined;
  const pieces = await openPieces(`${locale} ${kit.headers.get(DIGEST_HEADER)}`, kit);
  const checkedAt = storedAtOf(await find(CACHES.kits, checkKey(locale)));
  const piece = pieces.cut(address, Math.max(checkedAt, storedAtOf(kit)));
  piece?.headers.set(KIT_HEADER, '1');
  return piece;
}

export function localeOf(address: string): Locale | undefined {
  return LOCALE.exec(address)?.[1] as Locale | undefined;
}

/** Under this address the cache has an entry whose time is that of the last check. */
export function checkKey(locale: Locale): string {
  return `${KIT_LIST_URL}?${locale}`;
}
