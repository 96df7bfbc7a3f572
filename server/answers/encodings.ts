import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The compressed encodings that the server can send, the preferred one first. */
export const COMPRESSED = ['br', 'gzip'] as const;
export type Encoding = (typeof COMPRESSED)[number] | 'identity';

const negotiator = new Negotiator<(typeof COMPRESSED)[number]>({
  supportedValues: [...COMPRESSED],
  // Browsers send few different headers; a client that sends others must not fill the memory.
  cache: new LRUCache<string, string>({ max: 200 }),
});

/** The encoding for the Accept-Encoding of a request (RFC 9110, 12.5.3). */
export function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'];
  return (accepted && negotiator.negotiate(String(accepted))) || 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses what cannot be compressed at build. Both run in Node's thread pool; the qualities are those that pay for one answer. */
export function compress(text: string, encoding: (typeof COMPRESSED)[number]): Promise<Buffer> {
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(text);
}
