import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../pipeline/paths.ts';

/** Outside `.lighthouseci/`, which every run empties. Git ignores it: figures belong to the machine that measured them. */
export const HISTORY_FILE = `${ROOT}.lighthouse/history.jsonl`;

const Numbers = v.record(v.string(), v.number());
const HistoryEntrySchema = v.object({
  /** UTC, as `Date.toISOString` writes it. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Short; `unknown` outside of a repository. */
  commit: v.string(),
  /** The hash in the name of the app's entry file. */
  build: v.string(),
  /** Path of the page. */
  page: v.string(),
  /** How many visits the figures are medians of. */
  runs: v.number(),
  /** Lighthouse's benchmark index of the machine meanwhile. */
  index: v.number(),
  /** By the keys of figures.ts. */
  figures: Numbers,
  /** Of those figures that have a budget. That of `score` is the least, all others are the most. */
  budgets: Numbers,
});

/** A page in a run of `npm run lighthouse`. */
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;

export function addToHistory(entry: HistoryEntry, file = HISTORY_FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  // A run that was killed may have left half a line.
  const isCut = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isCut ? '\n' : ''}${JSON.stringify(entry)}\n`);
}

/** All entries, oldest first, and what is wrong with the lines that are none. They stay in the file. */
export function readHistory(file = HISTORY_FILE): { entries: HistoryEntry[]; faults: string[] } {
  const entries: HistoryEntry[] = [];
  const faults: string[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), HistoryEntrySchema), line);
    if (result.success) entries.push(result.output);
    else
      faults.push(
        `${file}:${at + 1}: skipped, ${v.flatten(result.issues).root?.[0] ?? describeIssue(result.issues[0])}: mend or remove the line`,
      );
  }
  return { entries, faults };
}

const describeIssue = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue)}: ${issue.message}`;
