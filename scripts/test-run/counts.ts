import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What became of the tests of a step. Every test runner writes this to the file that `COUNTS_FILE` names. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that failed. A step that ends badly without naming any is named itself. */
  failures: string[];
  /** Names of tests that passed, but not at the first try. */
  secondTry: string[];
  /** How many were skipped, by the reason or the suite's name. */
  skips: Record<string, number>;
}

/** The counts of a whole run, `npm test` or `npm run test:full`. */
export interface Totals extends Counts {
  /** How many of the skipped are left to `npm run test:full`. */
  leftToFull: number;
}

/** A failed test's name with the beginning of what it says, in one line: where only the end of a run is kept, it is all there is. */
export function failureOf(name: string, message: string | undefined): string {
  const words = message && stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 300);
  return words ? `${name}: ${words}` : name;
}

export const noCounts = (): Counts => ({ passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [], skips: {} });

/** A step that ended badly has failed, whatever its counts say, and so has one that wrote none. */
export function countsOf(step: string, status: number | null, file: string | undefined): Counts {
  const failed = { ...noCounts(), failed: 1, failures: [step] };
  if (!file) return status === 0 ? { ...noCounts(), passed: 1 } : failed;
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
    return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: [step] };
  } catch {
    return failed;
  }
}

export function addCounts(sum: Counts, counts: Counts): void {
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  sum.skipped += counts.skipped;
  sum.failures.push(...counts.failures);
  sum.secondTry.push(...counts.secondTry);
  for (const [reason, count] of Object.entries(counts.skips)) sum.skips[reason] = (sum.skips[reason] ?? 0) + count;
}

/** A line such as `120 passed, 0 failed, 3 skipped`. */
export const printed = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;
