import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The compressed encodings that the server can send, the preferred one first. */
const COMPRESSED = ['br', 'gzip'] as const;
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
function compress(text: string, encoding: (typeof COMPRESSED)[number]): Promise<Buffer> {
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(text);
}

/** A strong ETag: a digest of the content, and the encoding, since each encoding has other bytes. Equal on all servers of a build. */
export function formatEtag(digest: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether the If-None-Match of a request names the ETag (RFC 9110, 13.1.2: `*`, or a list that is compared weakly). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Shorter answers fit into one packet as they are. */
const MIN_COMPRESSED_LENGTH = 1024;

/** Answers with a JSON text that was made for this request: compressed unless it is short, or 304 when the client knows it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = text.length < MIN_COMPRESSED_LENGTH ? 'identity' : chooseEncoding(request);
  const etag = formatEtag(hash('sha256', text, 'base64url').slice(0, 22), encoding);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}
