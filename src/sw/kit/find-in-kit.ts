import { contentTypeOf, HEADER_LENGTH_BYTES, KIT_LIST_URL, kitUrl, type PiecesHeader } from '#core/build/kit.ts';
import { STORED_AT_HEADER } from '#core/offline/messages.ts';
import { LOCALES, type Locale, localeIn } from '#core/site/locales.ts';
import { CACHES, find, storedAtOf } from '../caches/stored-responses.ts';

/** In this header the stored kit carries the digest that it was checked against. */
export const DIGEST_HEADER = 'x-digest';
/** And in this one the entry script of its build. */
export const ENTRY_HEADER = 'x-entry';

/**
 * The newest copy of a document or of data on this device: of a visit or the offline kit. Of equally old copies the
 * visit's is given.
 * @param cache Where copies of visits are stored.
 */
export async function findCopy(cache: typeof CACHES.pages | typeof CACHES.data, key: string): Promise<Response | undefined> {
  const copies = await Promise.all([find(cache, key), findInKit(key)]);
  return copies.reduce((newest, copy) => (copy && (!newest || storedAtOf(copy) > storedAtOf(newest)) ? copy : newest), undefined);
}

/**
 * The document, index, post, search documents or file of code that a stored kit has for an address; undefined where none has it.
 * It counts as stored when the server was last asked for a newer kit.
 */
export async function findInKit(address: string): Promise<Response | undefined> {
  const own = localeIn(address);
  for (const locale of own ? [own] : LOCALES) {
    // A kit that cannot be read is as good as none.
    const piece = await cutFromKit(locale, address).catch(() => undefined);
    if (piece) return piece;
  }
  return undefined;
}

/** The piece that answers an address, with the security policies that the file came with. The file's bytes stay where they are stored until then. */
async function cutFromKit(locale: Locale, address: string): Promise<Response | undefined> {
  const kit = await find(CACHES.kits, kitUrl(locale));
  if (!kit) return undefined;
  const blob = await kit.blob();
  const { pieces } = await readHeaderOnce(`${locale} ${kit.headers.get(DIGEST_HEADER)}`, blob);
  const range = Object.hasOwn(pieces, address) ? pieces[address] : undefined;
  if (!range) return undefined;
  const own = new Headers(kit.headers);
  for (const name of OF_THE_FILE) own.delete(name);
  own.set('content-type', contentTypeOf(address));
  const checkedAt = storedAtOf(await find(CACHES.kits, checkKey(locale)));
  own.set(STORED_AT_HEADER, String(Math.max(checkedAt, storedAtOf(kit))));
  const offset = HEADER_LENGTH_BYTES + (await headerLength(blob));
  return new Response(blob.slice(offset + range[0], offset + range[1]), { headers: own });
}

/** Under this address the cache has an entry whose time is that of the last check. */
export function checkKey(locale: Locale): string {
  return `${KIT_LIST_URL}?${locale}`;
}

const OF_THE_FILE = 'accept-ranges cache-control content-encoding content-length content-type etag last-modified vary'.split(' ');

/** Headers of the files read so far: a worker reads each once while it runs. */
const headers = new Map<string, Promise<PiecesHeader>>();

/** @param id What tells the file from others and from other versions of it. */
function readHeaderOnce(id: string, blob: Blob): Promise<PiecesHeader> {
  const reading = headers.get(id) ?? readHeader(blob);
  headers.set(id, reading);
  reading.catch(() => headers.delete(id));
  return reading;
}

async function headerLength(blob: Blob): Promise<number> {
  return new DataView(await blob.slice(0, HEADER_LENGTH_BYTES).arrayBuffer()).getUint32(0);
}

async function readHeader(blob: Blob): Promise<PiecesHeader> {
  const length = await headerLength(blob);
  return JSON.parse(await blob.slice(HEADER_LENGTH_BYTES, HEADER_LENGTH_BYTES + length).text()) as PiecesHeader;
}
