import { expect, it } from 'vitest';
import { pageTable } from './page-table.ts';

const budgets = { score: 0.95, FCP: 900, scriptBytes: 158_720, thirdPartyCount: 0 };
const cells = (line: string | undefined) => (line ?? '').trim().split(/ {2,}/);

it('shows each figure with its budget and what is left of it, in the first run without a change', () => {
  const lines = pageTable({ score: 0.99, FCP: 812, imageBytes: 40_000, scriptBytes: 150_000, thirdPartyCount: 0 }, budgets, undefined);
  expect(lines.map(cells)).toEqual([
    ['figure', 'measured', 'budget', 'slack', 'since the last run'],
    ['✓', 'score', '0.99', '≥ 0.95', '0.04', 'first run'],
    ['✓', 'first contentful paint', '812 ms', '≤ 900 ms', '88 ms', 'first run'],
    ['✓', 'scripts', '150,000 B', '≤ 158,720 B', '8,720 B', 'first run'],
    ['pictures', '40,000 B', 'none', 'first run'],
    ['✓', 'third-party requests', '0', '≤ 0', '0', 'first run'],
  ]);
});

it('shows the change since the last run with its sign, and what a budget is exceeded by', () => {
  const before = { score: 0.97, FCP: 800, scriptBytes: 159_340, thirdPartyCount: 0 };
  const lines = pageTable({ score: 0.9, FCP: 812, scriptBytes: 159_000, thirdPartyCount: 0 }, budgets, before);
  expect(lines.slice(1).map(cells)).toEqual([
    ['✗', 'score', '0.9', '≥ 0.95', '−0.05', '−0.07'],
    ['✓', 'first contentful paint', '812 ms', '≤ 900 ms', '88 ms', '+12 ms'],
    ['✗', 'scripts', '159,000 B', '≤ 158,720 B', '−280 B', '−340 B'],
    ['✓', 'third-party requests', '0', '≤ 0', '0', 'no change'],
  ]);
});
