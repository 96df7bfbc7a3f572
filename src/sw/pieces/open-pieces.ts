import { contentTypeOf, HEADER_LENGTH_BYTES, type PiecesHeader } from '#core/build/pieces.ts';
import { STORED_AT_HEADER } from '#core/offline/headers.ts';

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

export interface Pieces {
  header: PiecesHeader;
  /** The piece that answers an address, with the security policies that the file came with; undefined where it has none. */
  cut(address: string, storedAt?: number): Response | undefined;
}

/** Headers of the files read so far: a worker reads each once while it runs. */
const headers = new Map<string, Promise<PiecesHeader>>();

/**
 * Opens a file of pieces (core/build/pieces.ts). Its bytes stay where they are stored until a piece is read.
 * @param id What tells the file from others and from other versions of it.
 */
export async function openPieces(id: string, file: Response): Promise<Pieces> {
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
