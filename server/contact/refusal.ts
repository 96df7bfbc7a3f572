import type { ProblemParts } from '../problem.ts';

/** An inquiry that is not taken, and why. How it is told depends on who asks: JSON to a program, the page to a person. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly problem: ProblemParts;

  constructor(problem: ProblemParts) {
    super(problem.title);
    this.statusCode = problem.status;
    this.problem = problem;
  }
}
