import type { QueryError } from '../posts/list-query.ts';
import type { Problem } from './problem.ts';

/** What the server, and the worker in its place, answer to a request with wrong parameters: all of them at once. */
export function createParameterProblem(errors: readonly QueryError[]): Problem {
  const details = errors.map(({ parameter, hint }) => ({ pointer: parameter, detail: `give ${hint}` }));
  return { type: 'about:blank', status: 400, title: 'Bad Request', detail: 'Some parameters cannot be used.', errors: details };
}
