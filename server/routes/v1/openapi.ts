import type { FastifyInstance } from 'fastify';
import { sendJson } from '../../answers/send-json.ts';
import type { CurrentBuild } from '../../build-files.ts';

/** Registers `GET /openapi.json`, the OpenAPI document that the build wrote. */
export function registerOpenapi(api: FastifyInstance, build: CurrentBuild): void {
  api.get('/openapi.json', (request, reply) => sendJson(request, reply, build.files.openapi));
}
