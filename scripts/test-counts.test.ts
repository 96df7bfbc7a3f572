import { rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../pipeline/paths.ts';
import { countsOf } from './test-counts.ts';

const EXCESS = 'testing: 27897 bytes of own code, the limit is 15360; heaviest: /assets/yaml.js 24000';

it('a budget that is missed is one line with the file of the test, page, figure and limit', ({ onTestFinished }) => {
  const report = `${ROOT}.cache/test-counts-${process.pid}.json`;
  onTestFinished(() => rmSync(report));
  const message = `AssertionError: expected [ '${EXCESS}' ] to deeply equal []\n    at /work/chunks.test.ts:6:1\n    at new Promise`;
  const test = { status: 'failed', fullName: 'own code', ancestorTitles: [], failureMessages: [message] };
  const results = [{ name: `${ROOT}tests/build/chunks.test.ts`, status: 'failed', message: '', assertionResults: [test] }];
  writeFileSync(report, JSON.stringify({ testResults: results }));
  expect(countsOf('checks', 1, '', { runner: 'vitest', report }).failures).toEqual([
    `tests/build/chunks.test.ts: own code: AssertionError: expected [ '${EXCESS}' ] to deeply equal []`,
  ]);
});

it('a failed build, or types that fail, are named with their first place', () => {
  const output = '  content: 3.5 s\n✗ Build failed in 1.82s\nsrc/pages/a.tsx:36:49: Expected a tag.\nsrc/pages/b.tsx:1:1: Other.\n';
  expect(countsOf('build', 1, output).failures).toEqual(['build: src/pages/a.tsx:36:49: Expected a tag.']);
  expect(countsOf('types', 2, 'src/a.ts(3,4): error TS2322: No.\n').failures).toEqual(['types: src/a.ts(3,4): error TS2322: No.']);
  expect(countsOf('lint', 1, 'no place')).toMatchObject({ failed: 1, passed: 0, failures: ['lint'] });
  expect(countsOf('lint', 0, '')).toMatchObject({ failed: 0, passed: 1 });
});
