import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../problem.ts';

/** `live`: the process answers. `ready`: it has what it needs to serve the site. */
export function registerHealth(api: FastifyInstance, distDir: string): void {
  api.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', (_request, reply) => {
    if (!existsSync(`${distDir}/site/en.html`))
      return sendProblem(reply, { status: 503, title: 'Not ready', detail: 'The site is not built.' });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
