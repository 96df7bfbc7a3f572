import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The compressed encodings that the server can send, the preferred one first. */
const COMPRESSED = ['br', 'gzip'] as const;
type Encoding = (typeof COMPRESSED)[number] | 'identity';

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

/** A strong ETag: a hash of the content, and the encoding, since each encoding has other bytes. Equal on all servers of a build. */
export function createEtag(content: Buffer | string, encoding: Encoding): string {
  const digest = hash('sha256', content, 'base64url').slice(0, 22);
  return encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether the If-None-Match of a request names the ETag (RFC 9110, 13.1.2: `*`, or a list that is compared weakly). */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** A body in one encoding, with all headers that concern it. */
export interface EncodedBody {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Headers of the answer 304: without those of a body. */
  knownHeaders: Readonly<Record<string, string>>;
}

export type EncodedBodies = { identity: EncodedBody } & { [encoding in Encoding]?: EncodedBody };

/** Makes the headers of a body in its encodings, once. All ETags derive from the uncompressed body. */
export function createEncodedBodies(
  bodies: { identity: Buffer } & { [encoding in Encoding]?: Buffer },
  headers: Record<string, string>,
): EncodedBodies {
  const { 'content-type': type = 'application/octet-stream', ...others } = headers;
  const entries = (Object.entries(bodies) as [Encoding, Buffer][]).map(([encoding, body]): [Encoding, EncodedBody] => {
    const etag = createEtag(bodies.identity, encoding);
    const knownHeaders = { ...others, etag };
    const own = { 'content-type': type, 'content-length': String(body.length) };
    const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return [encoding, { body, etag, knownHeaders, headers: { ...knownHeaders, ...own, ...encoded } }];
  });
  return Object.fromEntries(entries) as EncodedBodies;
}

/** Sends the body in the encoding that the request accepts, or 304 when the client knows it and the status is 200. */
export function sendEncodedBody(request: FastifyRequest, reply: FastifyReply, bodies: EncodedBodies): FastifyReply {
  const chosen = bodies[chooseEncoding(request)] ?? bodies.identity;
  if (reply.statusCode === 200 && isKnown(request, chosen.etag)) return reply.code(304).headers(chosen.knownHeaders).send();
  return reply.headers(chosen.headers).send(chosen.body);
}

/** Shorter answers fit into one packet as they are. */
const MIN_COMPRESSED_LENGTH = 1024;

/** Answers with a JSON text that was made for this request: compressed unless it is short, or 304 when the client knows it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = text.length < MIN_COMPRESSED_LENGTH ? 'identity' : chooseEncoding(request);
  const etag = createEtag(text, encoding);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}
