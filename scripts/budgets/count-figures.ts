import { type Counts, noCounts } from '../test-run/counts.ts';
import { type BudgetFigure, judge } from './figure.ts';

/** The figures as tests: what is not judged is skipped, with its reason. */
export function countFigures(figures: readonly BudgetFigure[]): Counts {
  const counts = noCounts();
  for (const figure of figures) {
    const outcome = judge(figure);
    const { name, measured, budget, unit, unjudged = '' } = figure;
    if (outcome === 'passed') counts.passed += 1;
    if (outcome === 'failed') {
      counts.failed += 1;
      const print = (value: number) => `${value} ${unit}`.trim();
      counts.failures.push(`${name}: ${print(Math.round(measured))}, the budget is ${print(budget)} (scripts/budgets/limits.ts)`);
    }
    if (outcome === 'not judged') {
      counts.skipped += 1;
      const reason = `budgets: ${name} (${unjudged})`;
      counts.skips[reason] = (counts.skips[reason] ?? 0) + 1;
    }
  }
  return counts;
}
