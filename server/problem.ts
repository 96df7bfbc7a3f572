import type { FastifyReply } from 'fastify';

/** A fault in one field or parameter (RFC 9457 extension). */
export interface FieldFault {
  /** JSON pointer into the body, or the parameter's name. */
  pointer: string;
  detail: string;
}

export interface Problem {
  status: number;
  title: string;
  detail?: string;
  errors?: FieldFault[];
}

/** Answers with problem+json (RFC 9457, design 6). Nothing of the server's inside is in it. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', ...problem }));
}
