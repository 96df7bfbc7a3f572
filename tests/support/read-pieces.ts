import { HEADER_LENGTH_BYTES, type PiecesHeader } from '../../core/build/kit.ts';

/** Reads a file of pieces (core/build/kit.ts) as its description says, for tests of what the build writes. */
export function readPieces(file: Buffer): { header: PiecesHeader; piece: (address: string) => string } {
  const start = HEADER_LENGTH_BYTES + file.readUInt32BE(0);
  const header = JSON.parse(file.subarray(HEADER_LENGTH_BYTES, start).toString()) as PiecesHeader;
  return {
    header,
    piece: (address) => {
      const range = header.pieces[address];
      if (!range) throw new Error(`the file has no piece for ${address}`);
      return file.subarray(start + range[0], start + range[1]).toString();
    },
  };
}
