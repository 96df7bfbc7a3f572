import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';

export const MAX_JSON_BYTES = 32 * 1024;
/** Percent encoding makes nine bytes of a Korean letter, and a text that is too long must be read to be shown again. */
export const MAX_FORM_BYTES = 512 * 1024;

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
  // The plugin's types expect an object of strings; a form may name a field twice, which the form's reader refuses. Of too many fields one
  // more than it takes is read.
  const parser = (text: string) => new URLSearchParams(text.split('&', MAX_FORM_FIELDS + 1).join('&')) as never;
  await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES, parser });
}

/** Refuses what the parsers do not check: other types, charsets and encodings. */
export function checkBody(request: FastifyRequest): void {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (['application/json', FORM_TYPE].includes(getMediaType(request)) && encoding === 'identity' && /^utf-?8$/i.test(charset)) return;
  throw createUnsupportedType();
}

export const createUnsupportedType = () =>
  new ProblemError(415, 'Unsupported Media Type', `Send application/json or ${FORM_TYPE}, in UTF-8 and not compressed.`);

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    const detail = 'The body is not JSON: give an object in UTF-8, such as {"locale": "en", "category": "other", …}.';
    const error = { pointer: '', detail: 'Give a JSON object with the fields of an inquiry.', code: 'format' };
    throw new ProblemError(400, 'Bad Request', detail, [error]);
  }
}

function getMediaType(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const CHECKBOXES: readonly string[] = ['privacyAgreement', 'marketingAgreement'];

/** The values of a ticked checkbox: that of our form, and the default of browsers. */
const TICKED_VALUES: readonly (string | undefined)[] = ['true', 'on'];

/** Our form has thirteen. A body can hold a hundred thousand, and each unknown one would be an error to report. */
export const MAX_FORM_FIELDS = 50;

/** Converts a form to the schema's input; unticked checkboxes are absent. Throws a ProblemError (413) beyond MAX_FORM_FIELDS. */
export function readForm(params: URLSearchParams): Record<string, unknown> {
  const tooMany = `The form has more than ${MAX_FORM_FIELDS} fields: send those of the inquiry alone.`;
  if (params.size > MAX_FORM_FIELDS) throw new ProblemError(413, 'Content Too Large', tooMany);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, readValue(name, params.getAll(name))]));
}

function readValue(name: string, values: string[]): unknown {
  const [value, ...more] = values;
  // Our form repeats no field, so the schema refuses the list.
  if (more.length > 0) return values;
  return TICKED_VALUES.includes(value) && CHECKBOXES.includes(name) ? true : value;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the Idempotency-Key, a UUID with or without quotes. Undefined without the header; throws a ProblemError (400) for any other value. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (UUID.test(key)) return key.toLowerCase();
  const detail = 'Give a UUID of your own for each inquiry, or leave the header out.';
  throw new ProblemError(400, 'Bad Request', 'The Idempotency-Key is no UUID.', [{ pointer: 'Idempotency-Key', detail, code: 'format' }]);
}
