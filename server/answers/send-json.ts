import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress } from './encodings.ts';
import { createEtag, isKnown } from './etag.ts';

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
