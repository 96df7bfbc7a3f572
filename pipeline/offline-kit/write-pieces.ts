import { HEADER_LENGTH_BYTES, type PiecesHeader } from '../../core/build/kit.ts';

/** A file of pieces (core/build/kit.ts), in the order of the map. */
export function writePieces(pieces: ReadonlyMap<string, Uint8Array>, since?: string): Buffer {
  const ranges: Record<string, [number, number]> = {};
  let end = 0;
  for (const [address, bytes] of pieces) {
    const start = end;
    end += bytes.length;
    ranges[address] = [start, end];
  }
  const header: PiecesHeader = { ...(since !== undefined && { since }), pieces: ranges };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(HEADER_LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, ...pieces.values()]);
}
