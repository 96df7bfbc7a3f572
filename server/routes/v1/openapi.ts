import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PATH } from '../../../core/api/addresses.ts';
import type { ErrorDetail, Problem } from '../../../core/api/problem.ts';
import { sendJson } from '../../answers/send-json.ts';
import { TRANSLATIONS } from '../../translations.ts';
import { json, listOf, objectOf, optional, ref, text } from '../schema.ts';

/** Registers `GET /openapi.json`: the description of the API (OpenAPI 3.1), from the schemas of the routes that are registered after it. */
export async function registerOpenapi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${TRANSLATIONS.en.company} website`,
        version: '1',
        description: 'Errors are problems as in RFC 9457. No call needs a login.',
      },
      servers: [{ url: API_PATH }],
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
  });
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
