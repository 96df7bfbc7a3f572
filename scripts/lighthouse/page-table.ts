import { FIGURE_KEYS, FIGURES, type FigureDefinition, type FigureKey } from './figures.ts';

type Numbers = Readonly<Partial<Record<string, number>>>;

/** The figures of a page with their budgets, what is left of them, and the change since the run before. */
export function pageTable(figures: Numbers, budgets: Numbers, before: Numbers | undefined): string[] {
  const rows = FIGURE_KEYS.filter((key) => figures[key] !== undefined).map((key) => rowOf(key, figures, budgets, before));
  const headings = ['', 'figure', 'measured', 'budget', 'slack', 'since the last run'];
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => (row[column] as string).length)));
  return [headings, ...rows].map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function rowOf(key: FigureKey, figures: Numbers, budgets: Numbers, before: Numbers | undefined): string[] {
  const figure = FIGURES[key];
  const [value = 0, budget, last] = [figures[key], budgets[key], before?.[key]];
  const change = last === undefined ? 'first run' : withSign(value - last, figure);
  if (budget === undefined) return ['', figure.label, print(value, figure), 'none', '', change];
  const slack = key === 'score' ? value - budget : budget - value;
  const bound = `${key === 'score' ? '≥' : '≤'} ${print(budget, figure)}`;
  return [
    slack < -1e-9 ? '✗' : '✓',
    figure.label,
    print(value, figure),
    bound,
    slack < 0 ? withSign(slack, figure) : print(slack, figure),
    change,
  ];
}

/** Whole milliseconds, bytes and requests; scores and shifts to three digits. */
function print(value: number, { unit }: FigureDefinition): string {
  const text = (Math.round(value * 1000) / 1000).toLocaleString('en-US');
  return unit ? `${text} ${unit}` : text;
}

/** Such as `+12 ms` and `−340 B`. */
function withSign(value: number, figure: FigureDefinition): string {
  const text = print(Math.abs(value), figure);
  if (/^0(?: |$)/.test(text)) return 'no change';
  return `${value < 0 ? '−' : '+'}${text}`;
}
