import type { ProblemFields } from '../problem.ts';

/** Thrown to refuse an inquiry. The error handler answers with problem+json or, to a form without JavaScript, with the page. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly problem: ProblemFields;

  constructor(problem: ProblemFields) {
    super(problem.title);
    this.statusCode = problem.status;
    this.problem = problem;
  }
}
