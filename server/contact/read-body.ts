import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

/** Largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 32 * 1024;
/** Percent encoding makes most characters of a form three times as long. A message that is too long must still be read, to be shown again. */
export const MAX_FORM_BYTES = 3 * MAX_JSON_BYTES;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser sent a form without JavaScript, which is answered with a page instead of JSON. */
export const isForm = (request: FastifyRequest) => getMediaType(request) === FORM_TYPE;

/** Parses bodies as JSON or as a form, and refuses any other type. */
export async function registerBodyParsers(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_JSON_BYTES }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  // The plugin's types expect an object of strings; a form may name a field twice, which the form's reader refuses.
  await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES, parser: (text) => new URLSearchParams(text) as never });
}

/** Refuses what the parsers do not check: other types, charsets and encodings. */
export function checkBody(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (['application/json', FORM_TYPE].includes(getMediaType(request)) && encoding === 'identity' && /^utf-?8$/i.test(charset)) return;
  throw createUnsupportedType();
}

export const createUnsupportedType = () =>
  new ProblemError({
    status: 415,
    title: 'Unsupported Media Type',
    detail: `Send application/json or ${FORM_TYPE}, in UTF-8 and not compressed.`,
  });

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ProblemError({
      status: 400,
      title: 'Bad Request',
      detail: 'The body is not JSON: give an object in UTF-8, such as {"locale": "en", "category": "other", …}.',
      errors: [{ pointer: '', detail: 'Give a JSON object with the fields of an inquiry.', code: 'format' }],
    });
  }
}

function getMediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
