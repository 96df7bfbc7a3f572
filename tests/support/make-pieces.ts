import { createHash } from 'node:crypto';
import { writePieces } from '../../pipeline/offline-kit/write-pieces.ts';

/** A file of pieces as the build writes it, from texts by their addresses. */
export function makePieces(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writePieces(new Map(Object.entries(texts).map(([address, text]) => [address, Buffer.from(text)]))));
}

/** In hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
