import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { failureOf, noCounts } from './counts.ts';

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** A Playwright reporter that writes the counts of a run to `COUNTS_FILE`. */
export default class PlaywrightCounts implements Reporter {
  private tests: TestCase[] = [];
  private errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  /** Outside of every test: a spec that cannot be read, a server that does not start. */
  onError({ message = 'Playwright' }: TestError): void {
    this.errors.push(message);
  }

  onEnd(): void {
    const counts = noCounts();
    counts.failed = this.errors.length;
    counts.failures.push(...this.errors);
    for (const test of this.tests) {
      counts[OUTCOMES[test.outcome()]] += 1;
      const name = `${basename(test.location.file)}: ${test.title}`;
      if (test.outcome() === 'unexpected') counts.failures.push(failureOf(name, test.results.at(-1)?.error?.message));
      if (test.outcome() === 'flaky') counts.secondTry.push(name);
      if (test.outcome() === 'skipped') counts.skips[name] = (counts.skips[name] ?? 0) + 1;
    }
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}
