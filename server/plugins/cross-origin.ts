import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentBuild } from '../build-files.ts';

/** How long a browser may remember what a preflight request allowed, in seconds. */
const MAX_AGE = 86_400;

/**
 * Lets pages of the site's origin use the API, where a build says that it is at another origin (`API_BASE`): answers preflight requests,
 * and names the one origin in each answer. Elsewhere nothing changes. Register it before what refuses methods.
 */
export async function registerCrossOrigin(app: FastifyInstance, build: CurrentBuild): Promise<void> {
  if (!build.files.headers.apiOrigin) return;
  await app.register(cors, {
    delegator: async ({ url }: FastifyRequest) => ({
      origin: url.startsWith('/api/') ? build.files.headers.origin : false,
      methods: ['GET', 'HEAD', 'POST'],
      allowedHeaders: ['content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after'],
      maxAge: MAX_AGE,
    }),
  });
}
