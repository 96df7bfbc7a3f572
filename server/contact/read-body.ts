import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Largest JSON body, in bytes. */
export const JSON_LIMIT = 32 * 1024;
/** A form writes most signs as three: the same text is longer, and must come back to who wrote too much of it. */
export const FORM_LIMIT = 3 * JSON_LIMIT;

const FORM = 'application/x-www-form-urlencoded';

/** Whether a person's browser sent a form, and is to be answered with a page. */
export const isForm = (request: FastifyRequest) => typeOf(request) === FORM;

/** Inquiries come as JSON or as a form, and as nothing else. */
export async function readBodies(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: JSON_LIMIT }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  await scope.register(formbody, { bodyLimit: FORM_LIMIT, parser: (text) => new URLSearchParams(text) as never });
}

/** What the parsers do not look at: bodies in another encoding, or with none of their types. */
export function checkBody(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (['application/json', FORM].includes(typeOf(request)) && encoding === 'identity' && /^utf-?8$/i.test(charset)) return;
  throw unsupported();
}

export const unsupported = () =>
  new Refusal({
    status: 415,
    title: 'Unsupported Media Type',
    detail: `Send application/json or ${FORM}, in UTF-8 and not compressed.`,
  });

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal({
      status: 400,
      title: 'Bad Request',
      detail: 'The body is not JSON: give an object in UTF-8, such as {"locale": "en", "category": "other", …}.',
      errors: [{ pointer: '', detail: 'Give a JSON object with the fields of an inquiry.', code: 'format' }],
    });
  }
}

function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
