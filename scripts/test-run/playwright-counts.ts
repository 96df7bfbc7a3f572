import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { noCounts } from './counts.ts';

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** A Playwright reporter that writes the counts of a run to `COUNTS_FILE`. */
export default class PlaywrightCounts implements Reporter {
  private tests: TestCase[] = [];
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  /** Outside of every test: a spec that cannot be read, a server that does not start. */
  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const counts = noCounts();
    counts.failed = this.errors;
    for (const test of this.tests) {
      counts[OUTCOMES[test.outcome()]] += 1;
      if (test.outcome() === 'flaky') counts.secondTry.push(`${basename(test.location.file)}: ${test.title}`);
      if (test.outcome() === 'skipped') {
        const reason = `${basename(test.location.file)}: ${test.title}`;
        counts.skips[reason] = (counts.skips[reason] ?? 0) + 1;
      }
    }
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}
