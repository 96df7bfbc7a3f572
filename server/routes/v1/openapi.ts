import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Registers `GET /openapi.json`, the OpenAPI document that the build wrote. */
export function registerOpenapi(api: FastifyInstance, distDir: string): void {
  const text = read(`${distDir}/openapi.json`);
  api.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Error(`The API's description cannot be read (${(error as Error).message}): run npm run build`);
  }
}
