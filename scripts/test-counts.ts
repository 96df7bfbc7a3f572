import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../pipeline/paths.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed, with the beginning of what they say; a step that ends badly without naming any is named itself. */
  failures: string[];
  /** Tests that passed, but not at the first try. */
  secondTry: string[];
  /** How many were skipped, by the outermost suite, which says why. */
  skips: Record<string, number>;
}

export const noCounts = (): Counts => ({ passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [], skips: {} });

/** A line such as `120 passed, 0 failed, 3 skipped`. */
export const printed = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`;

export function addCounts(sum: Counts, counts: Counts): void {
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += counts[key];
  for (const key of ['failures', 'secondTry'] as const) sum[key].push(...counts[key]);
  for (const [reason, count] of Object.entries(counts.skips)) sum.skips[reason] = (sum.skips[reason] ?? 0) + count;
}

/**
 * The counts of a step, from its runner's JSON report; a step that ended badly, or left no report, has failed. Of one without a runner, the
 * first line of its output that names a place in a file is what it says.
 */
export function countsOf(
  step: string,
  status: number | null,
  output: string,
  from?: { runner: 'vitest' | 'playwright'; report: string },
): Counts {
  if (!from) {
    const counts = { ...noCounts(), passed: status === 0 ? 1 : 0 };
    if (status !== 0)
      addFailure(
        counts,
        step,
        linesOf(output).find((line) => /^\S+\.\w+[:(]\d/.test(line)),
      );
    return counts;
  }
  try {
    const report = JSON.parse(readFileSync(from.report, 'utf8'));
    const counts = from.runner === 'vitest' ? readVitest(report) : readPlaywright(report);
    return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1, failures: [`${step} ended with ${status}`] };
  } catch {
    return { ...noCounts(), failed: 1, failures: [`${step} left no report`] };
  }
}

function readVitest({ testResults }: JsonTestResults): Counts {
  const counts = noCounts();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(ROOT, name);
    // A file that could not be read.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) addFailure(counts, file, message);
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed') addFailure(counts, `${file}: ${test.fullName}`, test.failureMessages?.[0]);
      else addSkip(counts, test.ancestorTitles[0] ?? test.title);
    }
  }
  return counts;
}

function readPlaywright({ suites, errors }: JSONReport): Counts {
  const counts = noCounts();
  // Outside of every test: a file that cannot be read, a server that does not start.
  for (const { message } of errors) addFailure(counts, 'Playwright', message);
  const read = (suite: JSONReportSuite): void => {
    for (const { title, file, tests } of suite.specs) {
      for (const { status, results } of tests) {
        const name = `${file}: ${title}`;
        if (status === 'skipped') addSkip(counts, name);
        else if (status === 'unexpected') addFailure(counts, name, results.at(-1)?.error?.message);
        else {
          counts.passed += 1;
          if (status === 'flaky') counts.secondTry.push(name);
        }
      }
    }
    for (const inner of suite.suites ?? []) read(inner);
  };
  for (const suite of suites) read(suite);
  return counts;
}

/** In one line and without colours: where only the end of a run is kept, it is all there is. */
function addFailure(counts: Counts, name: string, message = ''): void {
  const lines = linesOf(message);
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const said = lines.slice(0, stack < 0 ? undefined : stack).join(' ');
  const words = said.replace(/\s+/g, ' ').trim().slice(0, 400);
  counts.failed += 1;
  counts.failures.push(words ? `${name}: ${words}` : name);
}

function addSkip(counts: Counts, reason: string): void {
  counts.skipped += 1;
  counts.skips[reason] = (counts.skips[reason] ?? 0) + 1;
}

const linesOf = (text: string) => stripVTControlCharacters(text).split('\n');
