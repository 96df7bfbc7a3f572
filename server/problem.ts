import type { FastifyReply } from 'fastify';
import type { Problem } from '../core/api/problem.ts';

/** A problem without its type, which is always the same. */
export type ProblemFields = Omit<Problem, 'type'>;

/** Answers with problem+json (RFC 9457, spec 7). Problems must contain no internal details. */
export function sendProblem(reply: FastifyReply, problem: ProblemFields): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', ...problem } satisfies Problem));
}

/** Thrown to refuse a request. The error handler answers with problem+json or, to a contact form without JavaScript, with the page. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly problem: ProblemFields;

  constructor(problem: ProblemFields) {
    super(problem.title);
    this.statusCode = problem.status;
    this.problem = problem;
  }
}
