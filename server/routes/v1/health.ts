import type { FastifyInstance } from 'fastify';
import type { Health } from '../../../core/api/health.ts';
import { sendProblem } from '../../problem.ts';
import { json, objectOf, oneOf, problem } from '../schema.ts';

const HEALTH = objectOf<Health>({ status: oneOf(['live', 'ready']) });
const LIVE = { operationId: 'isLive', summary: 'The process answers', response: { 200: json('It does.', HEALTH) } };
const READY = {
  operationId: 'isReady',
  summary: 'The server has its site and its database',
  response: { 200: json('It has.', HEALTH), 503: problem('It lacks one of them.') },
};

/** Registers `/health/live` (the process answers) and `/health/ready` (visitors may be sent here). */
export function registerHealth(api: FastifyInstance): void {
  api.get('/health/live', { schema: LIVE }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  api.get('/health/ready', { schema: READY }, async (_request, reply) => {
    const detail = await api.whyNotReady();
    if (detail) return sendProblem(reply, { status: 503, title: 'Not ready', detail });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
