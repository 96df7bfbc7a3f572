import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { createEtag, isKnown } from './etag.ts';

/** A body in one encoding, with all headers that concern it. */
export interface Form {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Headers of the answer 304: without those of a body. */
  knownHeaders: Readonly<Record<string, string>>;
}

/** A body as it is, and compressed where that was done. */
export type Forms = { identity: Form } & { [encoding in Encoding]?: Form };

/** Makes the headers of a body in its encodings, once. All ETags derive from the uncompressed body. */
export function createForms(bodies: { identity: Buffer } & { [encoding in Encoding]?: Buffer }, headers: Record<string, string>): Forms {
  const { 'content-type': type = 'application/octet-stream', ...others } = headers;
  const entries = (Object.entries(bodies) as [Encoding, Buffer][]).map(([encoding, body]): [Encoding, Form] => {
    const etag = createEtag(bodies.identity, encoding);
    const knownHeaders = { ...others, etag };
    const own = { 'content-type': type, 'content-length': String(body.length) };
    const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return [encoding, { body, etag, knownHeaders, headers: { ...knownHeaders, ...own, ...encoded } }];
  });
  return Object.fromEntries(entries) as Forms;
}

/** Sends the form that the request accepts, or 304 when the client knows it and the status is 200. */
export function sendForms(request: FastifyRequest, reply: FastifyReply, forms: Forms): FastifyReply {
  const form = forms[chooseEncoding(request)] ?? forms.identity;
  if (reply.statusCode === 200 && isKnown(request, form.etag)) return reply.code(304).headers(form.knownHeaders).send();
  return reply.headers(form.headers).send(form.body);
}
