import { pathToFileURL } from 'node:url';

/** One measured figure, in the form that all benches share. */
export interface Figure {
  name: string;
  unit: string;
  figure: number;
  /** The most that is allowed, or with `better: 'higher'` the least. */
  budget?: number;
  /** Lower is better where nothing is said. */
  better?: 'higher';
}

/** A bench that lacks something it needs, such as a program, throws this with the reason. */
export class CannotRun extends Error {}

export function isOver({ figure, budget, better }: Figure): boolean {
  if (budget === undefined) return false;
  return better === 'higher' ? figure < budget : figure > budget;
}

export function describeFigure(figure: Figure): string {
  const { name, unit, budget, better } = figure;
  const bound = budget === undefined ? '' : ` (budget ${better === 'higher' ? '≥' : '≤'} ${budget}${isOver(figure) ? ', missed' : ''})`;
  return `${name}: ${figure.figure} ${unit}${bound}`.replace('  ', ' ');
}

export const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** Runs a bench whose file was started by itself. `--assert` fails over the budgets. */
export async function runAlone(url: string, measure: () => Promise<Figure[]>): Promise<void> {
  if (!process.argv[1] || pathToFileURL(process.argv[1]).href !== url) return;
  const figures = await measure();
  for (const figure of figures) console.log(describeFigure(figure));
  process.exit(process.argv.includes('--assert') && figures.some(isOver) ? 1 : 0);
}
