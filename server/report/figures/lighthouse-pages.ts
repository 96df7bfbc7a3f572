import type { LighthouseFigure, LighthouseRun } from './read-lighthouse-history.ts';

/** A page with its runs, the oldest first. */
export interface LighthousePage {
  page: string;
  runs: readonly LighthouseRun[];
  last: LighthouseRun;
}

export function groupByPage(runs: readonly LighthouseRun[]): LighthousePage[] {
  const pages = new Map<string, LighthousePage>();
  for (const run of runs) pages.set(run.page, { page: run.page, runs: [...(pages.get(run.page)?.runs ?? []), run], last: run });
  return [...pages.values()].sort((a, b) => (a.page < b.page ? -1 : 1));
}

/** Whether a figure breaks its budget: of a score the least, of all others the most. */
export function isOverBudget(name: LighthouseFigure, value: number | undefined, budget: number | undefined): boolean {
  if (value === undefined || budget === undefined) return false;
  return name === 'score' ? value < budget : value > budget;
}

/** The pages that use most of their budget of a figure in their last run; without budgets those with the worst figure. */
export function findWorst(name: LighthouseFigure, pages: readonly LighthousePage[], count: number): LighthousePage[] {
  const measured = pages.filter(({ last }) => last.figures[name] !== undefined);
  return measured.sort((a, b) => useOf(name, b.last) - useOf(name, a.last)).slice(0, count);
}

function useOf(name: LighthouseFigure, { figures, budgets }: LighthouseRun): number {
  const [value = 0, budget = 1] = [figures[name], budgets[name]];
  return name === 'score' ? budget / Math.max(value, 0.01) : value / Math.max(budget, 0.0001);
}
