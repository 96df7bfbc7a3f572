import type { QueryError } from '../posts/list-posts.ts';

/** What is wrong with one field or parameter (an extension of RFC 9457). */
export interface ErrorDetail {
  /** JSON pointer into the body, or the name of a parameter or header. */
  pointer: string;
  detail: string;
  code?: string;
}

/** The body of every error response of the API (RFC 9457, spec 7). */
export interface Problem {
  type: 'about:blank';
  status: number;
  title: string;
  detail?: string;
  errors?: readonly ErrorDetail[];
}

/** What the server, and the worker in its place, answer to a request with wrong parameters: all of them at once. */
export function createParameterProblem(errors: readonly QueryError[]): Problem {
  const details = errors.map(({ parameter, hint }) => ({ pointer: parameter, detail: `give ${hint}` }));
  return { type: 'about:blank', status: 400, title: 'Bad Request', detail: 'Some parameters cannot be used.', errors: details };
}
