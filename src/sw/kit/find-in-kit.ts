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

async function cutFromKit(locale: Locale, address: string): Promise<Response | undefined> {
  const kit = await find(CACHES.kits, kitUrl(locale));
  if (!kit) return undefined;
  const pieces = await openPieces(`${locale} ${kit.headers.get(DIGEST_HEADER)}`, kit);
  const checkedAt = storedAtOf(await find(CACHES.kits, checkKey(locale)));
  return pieces.cut(address, Math.max(checkedAt, storedAtOf(kit)));
}

/** Under this address the cache has an entry whose time is that of the last check. */
export function checkKey(locale: Locale): string {
  return `${KIT_LIST_URL}?${locale}`;
}

/** Headers of the file that do not describe a piece of it. */
const OF_THE_FILE = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

interface Pieces {
  header: PiecesHeader;
  /** The piece that answers an address, with the security policies that the file came with; undefined where it has none. */
  cut(address: string, storedAt?: number): Response | undefined;
}

/** Headers of the files read so far: a worker reads each once while it runs. */
const headers = new Map<string, Promise<PiecesHeader>>();

/**
 * Opens a file of pieces (core/build/kit.ts). Its bytes stay where they are stored until a piece is read.
 * @param id What tells the file from others and from other versions of it.
 */
async function openPieces(id: string, file: Response): Promise<Pieces> {
  const blob = await file.blob();
  const known = headers.get(id);
  const reading = known ?? readHeader(blob);
  headers.set(id, reading);
  const header = await reading.catch((error) => {
    headers.delete(id);
    throw error;
  });
  const offset = HEADER_LENGTH_BYTES + (await headerLength(blob));
  return {
    header,
    cut(address, storedAt) {
      const range = Object.hasOwn(header.pieces, address) ? header.pieces[address] : undefined;
      if (!range) return undefined;
      const own = new Headers(file.headers);
      for (const name of OF_THE_FILE) own.delete(name);
      own.set('content-type', contentTypeOf(address));
      if (storedAt !== undefined) own.set(STORED_AT_HEADER, String(storedAt));
      return new Response(blob.slice(offset + range[0], offset + range[1]), { headers: own });
    },
  };
}

async function headerLength(blob: Blob): Promise<number> {
  return new DataView(await blob.slice(0, HEADER_LENGTH_BYTES).arrayBuffer()).getUint32(0);
}

async function readHeader(blob: Blob): Promise<PiecesHeader> {
  const length = await headerLength(blob);
  return JSON.parse(await blob.slice(HEADER_LENGTH_BYTES, HEADER_LENGTH_BYTES + length).text()) as PiecesHeader;
}
