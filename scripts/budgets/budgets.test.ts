import { expect, it } from 'vitest';
import { budgetTable } from './budget-table.ts';
import { countFigures } from './count-figures.ts';
import type { BudgetFigure } from './figure.ts';

const FIGURES: BudgetFigure[] = [
  { name: 'precache', unit: 'B', measured: 281_000, budget: 286_720 },
  { name: 'tab', unit: 'ms', measured: 130.4, budget: 100 },
  { name: 'navigation', unit: 'ms', measured: 600, budget: 350, unjudged: 'an aim' },
  { name: 'requests', unit: '', measured: 45, budget: 45 },
];

it('shows each figure with its budget and what is left of it', () => {
  const cells = budgetTable(FIGURES).map((line) => line.trim().split(/ {2,}/));
  expect(cells).toEqual([
    ['figure', 'measured', 'budget', 'slack'],
    ['✓', 'precache', '281,000 B', '286,720 B', '5,720 B'],
    ['✗', 'tab', '130 ms', '100 ms', '−30 ms'],
    ['·', 'navigation', '600 ms', '350 ms', '−250 ms', 'not judged: an aim'],
    ['✓', 'requests', '45', '45', '0'],
  ]);
});

it('fails with the figure and the budget, and counts what is not judged as skipped', () => {
  expect(countFigures(FIGURES)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['tab: 130 ms, the budget is 100 ms (scripts/budgets/limits.ts)'],
    skipped: 1,
    skips: { 'budgets: navigation (an aim)': 1 },
  });
  expect(countFigures([{ name: 'requests', unit: '', measured: 46, budget: 45 }]).failures[0]).toBe(
    'requests: 46, the budget is 45 (scripts/budgets/limits.ts)',
  );
});
