import { type BudgetFigure, judge } from './figure.ts';

const MARKS = { passed: '✓', failed: '✗', 'not judged': '·' } as const;

/** One line for each figure: what was measured, its budget, and what is left of it. */
export function budgetTable(figures: readonly BudgetFigure[]): string[] {
  const rows = figures.map((figure) => {
    const { name, measured, budget, unjudged } = figure;
    const print = (value: number) => `${Math.round(value).toLocaleString('en-US').replace('-', '−')} ${figure.unit}`.trim();
    return [
      MARKS[judge(figure)],
      name,
      print(measured),
      print(budget),
      print(budget - measured),
      unjudged ? `not judged: ${unjudged}` : '',
    ];
  });
  const headings = ['', 'figure', 'measured', 'budget', 'slack', ''];
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => (row[column] as string).length)));
  return [headings, ...rows].map((row) =>
    row
      .map((cell, column) => ([2, 3, 4].includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
