import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../problem.ts';

/** Registers `/health/live` (the process answers) and `/health/ready` (visitors may be sent here). */
export function registerHealth(api: FastifyInstance): void {
  api.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', async (_request, reply) => {
    const detail = await api.whyNotReady();
    if (detail) return sendProblem(reply, { status: 503, title: 'Not ready', detail });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
