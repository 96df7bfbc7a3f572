import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ROOT } from '../../pipeline/paths.ts';

export interface AssertionRow {
  matchingUrlPattern: string;
  assertions: Record<string, [level: string, options: Record<string, number>]>;
}

export interface AssertionResult {
  auditId?: string;
  auditProperty?: string | string[];
  name: string;
  passed: boolean;
  level: string;
  expected: number;
  actual: number;
}

/** lighthouserc.json: what Lighthouse CI collects and asserts. */
export const { ci: CI } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8')) as {
  ci: {
    collect: { numberOfRuns: number; settings: { chromeFlags: string } & Record<string, unknown> };
    assert: { assertMatrix: AssertionRow[] };
  };
};

const require = createRequire(createRequire(import.meta.url).resolve('@lhci/cli/package.json'));
const { getAllAssertionResults } = require('@lhci/utils/src/assertions.js') as {
  getAllAssertionResults(options: object, reports: object[]): AssertionResult[];
};

/** What `lhci assert` says of the reports of one address: the results of all assertions, by the median of the reports. */
export function checkAssertions(reports: object[]): AssertionResult[] {
  return getAllAssertionResults(CI.assert, reports);
}
