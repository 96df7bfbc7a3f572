import { isOverBudget, type LighthousePage } from '../figures/lighthouse-pages.ts';
import type { LighthouseFigure, LighthouseRun } from '../figures/read-lighthouse-history.ts';
import type { View } from '../view.ts';
import type { Cell } from './data-table.tsx';
import { formatLighthouse } from './lighthouse-view.ts';

/** A figure of one run. */
export function runCells(name: LighthouseFigure, { figures, budgets }: LighthouseRun, view: View): Cell {
  const value = figures[name];
  if (value === undefined) return { text: '–' };
  return { text: formatLighthouse(name, value, view), isOver: isOverBudget(name, value, budgets[name]) };
}

/** A figure of a page's last run, with what has changed since the run before. */
export function lastRunCells(name: LighthouseFigure, { runs, last }: LighthousePage, view: View): Cell {
  const cell = runCells(name, last, view);
  const [value, before] = [last.figures[name], runs.at(-2)?.figures[name]];
  if (value === undefined || before === undefined) return cell;
  const change = formatLighthouse(name, Math.abs(value - before), view);
  const isSame = change === formatLighthouse(name, 0, view);
  return isSame ? cell : { ...cell, text: `${cell.text} (${value > before ? '+' : '−'}${change})` };
}
