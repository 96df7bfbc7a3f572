/** A measured figure of `npm run budgets`. */
export interface BudgetFigure {
  name: string;
  unit: 'B' | 'ms' | '';
  measured: number;
  /** The most that is allowed. */
  budget: number;
  /** Why it is shown and not judged. */
  unjudged?: string | undefined;
  /** What took the time, where a budget of time is exceeded. */
  causes?: readonly string[];
}

export type Outcome = 'passed' | 'failed' | 'not judged';

export function judge({ measured, budget, unjudged }: BudgetFigure): Outcome {
  if (unjudged !== undefined) return 'not judged';
  return measured <= budget ? 'passed' : 'failed';
}
