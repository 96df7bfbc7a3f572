import * as v from 'valibot';

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
  /** By their names: `score`, `LCP`, `scriptBytes`; times in milliseconds, sizes in bytes. */
  figures: Numbers,
  /** Of those figures that have a budget. That of `score` is the least, all others are the most. */
  budgets: Numbers,
});

/** A page in a run of `npm run lighthouse`: a line of `.lighthouse/history.jsonl`. */
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;

/**
 * Reads the lines of a history, oldest first, and says what is wrong with those that are no entry.
 * @param file Name of the file, for these messages.
 */
export function parseHistory(text: string, file: string): { entries: HistoryEntry[]; faults: string[] } {
  const entries: HistoryEntry[] = [];
  const faults: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
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
