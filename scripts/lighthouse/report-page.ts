import type { Result } from 'lighthouse';
import { budgetsOf } from './budgets-of.ts';
import { type Failure, failuresIn } from './failures.ts';
import { figuresOf } from './figures.ts';
import { addToHistory, HISTORY_FILE, readHistory } from './history.ts';
import { measuredBuild } from './measured-build.ts';
import { median } from './median.ts';
import { pageTable } from './page-table.ts';
import { whyNoFigures } from './why-no-figures.ts';

export interface ReportedPage {
  failures: Failure[];
  /** Adds the figures to the history. */
  remember(): void;
}

/** Prints the figures of a page, medians of its reports, and the assertions that they break. */
export function reportPage(path: string, reports: Result[], print: (line: string) => void, file = HISTORY_FILE): ReportedPage {
  const failures = failuresIn(reports);
  const [figures, budgets] = [figuresOf(reports), budgetsOf(reports[0]?.finalDisplayedUrl ?? path)];
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const last = readHistory(file).entries.findLast(({ page }) => page === path);
  print(`\n${failures.length === 0 ? '✓' : '✗'} ${path} (runs: ${reports.length}, benchmark index ${index})`);
  for (const line of pageTable(figures, budgets, last?.figures)) print(`  ${line}`);
  for (const { text } of failures) print(`    ${text}`);
  for (const { text } of failuresIn(reports, 'warn')) print(`    warning: ${text}`);
  return {
    failures,
    remember() {
      // A browser that never painted has no figures.
      if (reports.every(whyNoFigures)) return;
      addToHistory({ at: new Date().toISOString(), ...measuredBuild(), page: path, runs: reports.length, index, figures, budgets }, file);
    },
  };
}
