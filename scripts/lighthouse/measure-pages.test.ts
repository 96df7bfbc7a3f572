import { readFileSync } from 'node:fs';
import type { Result } from 'lighthouse';
import { beforeEach, expect, it, vi } from 'vitest';
import { addToHistory } from './history.ts';
import { measurePages } from './measure-pages.ts';
import { visit } from './visit.ts';

vi.mock('./visit.ts', () => ({ visit: vi.fn(), emptyReports: vi.fn() }));
vi.mock('./history.ts', () => ({ HISTORY_FILE: 'history.jsonl', addToHistory: vi.fn(), readHistory: () => ({ entries: [], faults: [] }) }));

const FIXTURE = readFileSync(new URL('./fixtures/report.json', import.meta.url), 'utf8');
const PATH = '/en/aboutus/ceo';

function reportWith(fcp: number, isGoodForAll = true): Result {
  const report = JSON.parse(FIXTURE) as Result;
  Object.assign(report.audits['first-contentful-paint'] as object, { numericValue: fcp });
  if (!isGoodForAll) Object.assign(report.categories.accessibility as object, { score: 0.9 });
  return report;
}

type End = { fcp: number; counts: boolean; isGoodForAll?: boolean };

/** Measures the page; its visits end like this one after another. */
const measure = (...visits: End[]) => measureAll([PATH], visits);

async function measureAll(paths: string[], visits: End[]) {
  let at = 0;
  vi.mocked(visit).mockImplementation(async () => {
    const { fcp, counts, isGoodForAll } = visits[Math.min(at++, visits.length - 1)] as End;
    return { report: reportWith(fcp, isGoodForAll), counts };
  });
  const begun: string[] = [];
  const counts = await measurePages('http://localhost', paths, {
    begin: (text) => begun.push(text),
    print: () => undefined,
    end: () => undefined,
  });
  return { ...counts, visits: at, begun };
}

beforeEach(() => void vi.mocked(addToHistory).mockClear());

it('visits a good page once, and remembers it', async () => {
  expect(await measure({ fcp: 700, counts: false })).toMatchObject({ passed: 1, failed: 0, visits: 1, begun: [`page 1 of 1: ${PATH}`] });
  expect(addToHistory).toHaveBeenCalledTimes(1);
});

it('judges a page that failed by the median of five visits that count', async () => {
  const counts = await measure({ fcp: 1000, counts: true }, { fcp: 5000, counts: false }, { fcp: 700, counts: true });
  expect(counts).toMatchObject({ passed: 1, failed: 0, skipped: 0, secondTry: [PATH], visits: 1 + 1 + 5 });
  expect(vi.mocked(addToHistory).mock.calls.map(([entry]) => [entry.page, entry.runs])).toEqual([[PATH, 5]]);
});

it('fails a page with the figure and the budget', async () => {
  const counts = await measure({ fcp: 1000, counts: true });
  expect(counts).toMatchObject({ passed: 0, failed: 1, visits: 6 });
  expect(counts.failures).toEqual([`${PATH}: first contentful paint is 1,000 ms, the budget is ≤ 900 ms (first-contentful-paint)`]);
});

it('does not judge times on a busy machine, but all else', async () => {
  const busy = await measure({ fcp: 1000, counts: false });
  expect(busy).toMatchObject({ passed: 0, failed: 0, skipped: 1, visits: 1 + 4 });
  const broken = await measure({ fcp: 1000, counts: false, isGoodForAll: false });
  expect(broken).toMatchObject({ failed: 1, skipped: 0 });
  expect(broken.failures[0]).toMatch(/accessibility is 0\.9, the budget is ≥ 1/);
  expect(broken.failures[0]).not.toContain('paint');
});

it('visits no page again where two in a row could not be judged, and judges what is no time', async () => {
  const paths = ['/en/a', '/en/b', '/en/c', '/en/d'];
  const counts = await measureAll(paths, [{ fcp: 1000, counts: false }]);
  expect(counts).toMatchObject({ passed: 0, failed: 0, skipped: 4, visits: 4 + 2 * 4 });
  const broken = await measureAll(paths, [{ fcp: 1000, counts: false, isGoodForAll: false }]);
  expect(broken).toMatchObject({ failed: 4, skipped: 0, visits: 4 + 2 * 4 });
});
