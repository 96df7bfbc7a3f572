import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PATH } from '../../core/api/addresses.ts';
import type { ErrorDetail, Problem } from '../../core/api/problem.ts';
import type { QueryError } from '../../core/posts/list-posts.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../core/site/locales.ts';
import { sendJson } from '../responses/encoding.ts';
import { TRANSLATIONS } from '../translations.ts';

/** A JSON Schema, as routes declare it and OpenAPI 3.1 has it. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly isOptional?: never;
}

interface Optional {
  readonly isOptional: true;
  readonly schema: Schema;
}

/** A schema for each field that the type has, and no other: the description cannot forget one, or make one up. */
export type FieldsOf<T> = { readonly [K in keyof Required<T>]: Record<never, never> extends Pick<T, K> ? Optional : Schema };

export const optional = (schema: Schema): Optional => ({ isOptional: true, schema });
export const text = (description?: string): Schema => ({ type: 'string', ...(description && { description }) });
export const oneOf = (values: readonly unknown[], description?: string): Schema => ({ enum: values, ...(description && { description }) });
export const count = (minimum = 0): Schema => ({ type: 'integer', minimum });
export const date: Schema = { type: 'string', format: 'date' };
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
/** A schema that was added to the API by its name. */
export const ref = (name: string): Schema => ({ $ref: `${name}#` });

/** An object with the fields of a type of ours, and none beside them. */
export function objectOf<T>(fields: FieldsOf<T>): Schema {
  const entries = Object.entries(fields as Record<string, Schema | Optional>);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, isOptional(field) ? field.schema : field])),
    required: entries.filter(([, field]) => !isOptional(field)).map(([name]) => name),
    additionalProperties: false,
  };
}

const isOptional = (field: Schema | Optional): field is Optional => field.isOptional === true;

export const parameters = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

export const LOCALE: Schema = oneOf(LOCALES, 'The language of the answer.');

/** Goes with every 429. */
export const RETRY_AFTER = { 'Retry-After': { type: 'integer', minimum: 0, description: 'Seconds.' } };

export const json = (description: string, schema: Schema) => ({ description, content: { 'application/json': { schema } } });

export const problem = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

/** Prepares an API for routes with these schemas: what all of them name, and how they validate and are written. */
function registerSchemas(api: FastifyInstance): void {
  // Parameters are read by functions of core, which the service worker runs too; bodies by valibot schemas, from which theirs are made.
  api.setValidatorCompiler(() => () => true);
  api.setSerializerCompiler(() => (data) => JSON.stringify(data));
  api.addSchema({
    $id: 'Problem',
    ...objectOf<Problem>({
      type: { const: 'about:blank' },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      title: text(),
      detail: optional(text('What is wrong, in English, for who writes the program.')),
      errors: optional(listOf(ref('FieldError'))),
    }),
  });
  api.addSchema({
    $id: 'FieldError',
    ...objectOf<ErrorDetail>({
      pointer: text('A JSON pointer into the body, or the name of a parameter or header.'),
      detail: text('What would be right.'),
      code: optional(text('What kind of error: required, length, format, unknown, reused.')),
    }),
  });
}

export function readSearchParams(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/** Reads the required parameter `locale`. When it is invalid, returns the default locale and an error. */
export function readLocale(params: URLSearchParams): { locale: Locale; errors: QueryError[] } {
  const locale = params.get('locale');
  if (isLocale(locale)) return { locale, errors: [] };
  return { locale: DEFAULT_LOCALE, errors: [{ parameter: 'locale', hint: `one of ${LOCALES.join(', ')}` }] };
}

/** Registers `GET /openapi.json`: the description of the API (OpenAPI 3.1), from the schemas of the routes that are registered after it. */
export async function registerOpenapi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${TRANSLATIONS[DEFAULT_LOCALE].company} website`,
        version: '1',
        description: 'Errors are problems as in RFC 9457. No call needs a login.',
      },
      servers: [{ url: API_PATH }],
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
  });
  registerSchemas(api);
  const schema = {
    operationId: 'describeApi',
    summary: 'This description',
    response: { 200: json('OpenAPI 3.1.', { type: 'object', required: ['openapi', 'paths'] }) },
  };
  let description: string | undefined;
  api.get('/openapi.json', { schema }, (request, reply) => {
    description ??= JSON.stringify(api.swagger());
    return sendJson(request, reply, description);
  });
}
