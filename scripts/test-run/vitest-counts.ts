import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureOf, noCounts } from './counts.ts';

/** A Vitest reporter that writes the counts of a run to `COUNTS_FILE`. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = noCounts();
    // A file that could not be read, or an error outside of every test.
    const broken = modules.filter((module) => module.errors().length > 0);
    counts.failures.push(...unhandledErrors.map(String), ...broken.map((module) => module.relativeModuleId));
    counts.failed = counts.failures.length;
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const { state, errors } = test.result();
      if (state === 'passed') counts.passed += 1;
      else if (state === 'failed') {
        counts.failed += 1;
        counts.failures.push(failureOf(nameOf(test), errors?.[0]?.message));
      } else {
        counts.skipped += 1;
        const reason = outermostSuite(test);
        counts.skips[reason] = (counts.skips[reason] ?? 0) + 1;
      }
      if (test.diagnostic()?.flaky) counts.secondTry.push(nameOf(test));
    }
    if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`;

/** Suites that are skipped for a reason name it (tests/support/each-database.ts, tests/engines/visit-site.ts). */
function outermostSuite(test: TestCase): string {
  let name = test.name;
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) name = parent.name;
  return name;
}
