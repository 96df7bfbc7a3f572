import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { guard } from '../../core/site/guard.ts';
import { ROOT } from '../../pipeline/paths.ts';

// Some assertions of Lighthouse CI pass silently whatever the page (`performance-budget`). Each of ours is fed a bad
// report here, and must fail on it; and a good one, and must pass.
const require = createRequire(createRequire(import.meta.url).resolve('@lhci/cli/package.json'));
const { getAllAssertionResults } = require('@lhci/utils/src/assertions.js') as {
  getAllAssertionResults(
    options: object,
    reports: object[],
  ): { auditId?: string; auditProperty?: string[]; name: string; passed: boolean; level: string }[];
};
const { ci } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8'));
const TYPES = ['document', 'stylesheet', 'script', 'font', 'image', 'total', 'third-party'];

function report(url: string, isGood: boolean) {
  const names = (ci.assert.assertMatrix as { assertions: Record<string, unknown> }[]).flatMap((row) => Object.keys(row.assertions));
  const audits = Object.fromEntries(
    names
      .filter((name) => !name.includes(':'))
      .map((name) => [name, { id: name, score: isGood ? 1 : 0, scoreDisplayMode: 'numeric', numericValue: isGood ? 0 : 1e9 }]),
  );
  const items = TYPES.map((resourceType) => ({ resourceType, requestCount: isGood ? 0 : 1e6, transferSize: isGood ? 0 : 1e9 }));
  const score = isGood ? 1 : 0.1;
  return {
    finalUrl: url,
    requestedUrl: url,
    audits: { ...audits, 'resource-summary': { id: 'resource-summary', score: 1, details: { items } } },
    categories: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => [id, { id, score, auditRefs: [] }]),
    ),
  };
}

describe.each(ci.collect.url as string[])('assertions for %s', (url) => {
  const expected = (ci.assert.assertMatrix as { matchingUrlPattern: string; assertions: object }[])
    .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
    .reduce((sum, row) => sum + Object.keys(row.assertions).length, 0);

  it('all fail on a bad report', () => {
    const results = getAllAssertionResults(
      ci.assert,
      [1, 2, 3].map(() => report(url, false)),
    );
    expect(results.filter((result) => !result.passed)).toHaveLength(expected);
  });
  it('all pass on a good one', () => {
    const results = getAllAssertionResults(
      ci.assert,
      [1, 2, 3].map(() => report(url, true)),
    );
    expect(results.filter((result) => !result.passed)).toEqual([]);
  });
  it('is a page of the table', () => {
    expect(guard(new URL(url).pathname)).toMatchObject({ kind: 'page', status: 200 });
  });
});

it('takes the median of the runs, so that one good run cannot hide two bad ones', () => {
  const url = ci.collect.url[0];
  const results = getAllAssertionResults(ci.assert, [report(url, true), report(url, false), report(url, false)]);
  expect(results.filter((result) => !result.passed).length).toBeGreaterThan(10);
});
