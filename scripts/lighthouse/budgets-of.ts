import { type AssertionRow, CI } from './assertions.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from './figures.ts';

/** What the assertions of lighthouserc.json allow a page, for the figures that have a budget. Where two rows match, the stricter one holds. */
export function budgetsOf(url: string, matrix: readonly AssertionRow[] = CI.assert.assertMatrix): Partial<Record<FigureKey, number>> {
  const rows = matrix.filter(({ matchingUrlPattern }) => new RegExp(matchingUrlPattern).test(url));
  const budgets: Partial<Record<FigureKey, number>> = {};
  for (const key of FIGURE_KEYS) {
    const options = rows.flatMap(({ assertions }) => assertions[FIGURES[key].assertion]?.slice(1) ?? []) as Record<string, number>[];
    const [most, least] = [options.flatMap((one) => one.maxNumericValue ?? []), options.flatMap((one) => one.minScore ?? [])];
    if (most.length > 0) budgets[key] = Math.min(...most);
    if (least.length > 0) budgets[key] = Math.max(...least);
  }
  return budgets;
}
