import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendJson } from '../../answers/send-json.ts';

/** Registers `GET /openapi.json`, the OpenAPI document that the build wrote. */
export function registerOpenapi(api: FastifyInstance, distDir: string): void {
  const text = read(`${distDir}/openapi.json`);
  api.get('/openapi.json', (request, reply) => sendJson(request, reply, text));
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`The API's description cannot be read (${(error as Error).message}): run npm run build`);
  }
}
