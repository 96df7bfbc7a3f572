import type { FastifyReply } from 'fastify';
import type { Problem } from '../core/api/problem.ts';

/** What is said of a problem; its type is always the same. */
export type ProblemParts = Omit<Problem, 'type'>;

/** Answers with problem+json (RFC 9457, design 6). Nothing of the server's inside is in it. */
export function sendProblem(reply: FastifyReply, problem: ProblemParts): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', ...problem } satisfies Problem));
}
