import type { Problem } from '#core/api/problem.ts';

/** Answers with problem+json, as the server does (server/problem.ts). */
export function answerProblem(problem: Problem): Response {
  return Response.json(problem, { status: problem.status, headers: { 'content-type': 'application/problem+json' } });
}
