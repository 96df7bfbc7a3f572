import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { API_PATH } from '../../../core/api/addresses.ts';
import { sendJson } from '../../responses/encoding.ts';
import { TRANSLATIONS } from '../../translations.ts';
import { json, registerSchemas } from '../schema.ts';

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
