import { existsSync, readFileSync } from 'node:fs';
import { type HistoryEntry, parseHistory } from '../../../core/lighthouse/history.ts';

/** What the report shows of what Lighthouse measures, in its order. */
export const LIGHTHOUSE_FIGURES = ['score', 'FCP', 'LCP', 'TBT', 'CLS', 'scriptBytes', 'totalBytes'] as const;
export type LighthouseFigure = (typeof LIGHTHOUSE_FIGURES)[number];

/** Medians of one page in one run of Lighthouse, with the budgets it was judged by. */
export type LighthouseRun = HistoryEntry;

export interface LighthouseHistory {
  file: string;
  /** The oldest first; undefined where there is no such file. */
  runs: LighthouseRun[] | undefined;
  /** What is wrong with lines that are no run, which are left out. */
  faults: string[];
}

/** @param since The first moment, in milliseconds. */
export function readLighthouseHistory(file: string, since: number): LighthouseHistory {
  if (!existsSync(file)) return { file, runs: undefined, faults: [] };
  const { entries, faults } = parseHistory(readFileSync(file, 'utf8'), file);
  const runs = entries.filter(({ at }) => Date.parse(at) >= since).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return { file, runs, faults };
}
