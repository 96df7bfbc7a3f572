import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Result } from 'lighthouse';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgetsOf } from './budgets-of.ts';
import { failuresIn } from './failures.ts';
import { FIGURE_KEYS, figuresOf } from './figures.ts';
import { readHistory } from './history.ts';
import { reportPage } from './report-page.ts';
import { whyNoFigures } from './why-no-figures.ts';

const URL_OF_PAGE = 'http://localhost:4173/en/aboutus/ceo';
const FIXTURE = readFileSync(new URL('./fixtures/report.json', import.meta.url), 'utf8');

/** A real report of a text page, cut down to what is asserted, with changes. */
function makeReport(change: (report: Result) => void = () => undefined): Result {
  const report = JSON.parse(FIXTURE) as Result;
  change(report);
  return report;
}
const withFcp = (value: number) =>
  makeReport(({ audits }) => Object.assign(audits['first-contentful-paint'] as object, { numericValue: value }));
const withScripts = (value: number) =>
  makeReport(({ audits }) => {
    const details = audits['resource-summary']?.details as { items: { resourceType: string; transferSize: number }[] } | undefined;
    for (const item of details?.items ?? []) if (item.resourceType === 'script') item.transferSize = value;
  });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/lighthouse-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads every figure from a report, as medians of several', () => {
  const figures = figuresOf([makeReport()]);
  expect(figures).toMatchObject({ score: 0.99, FCP: 704, LCP: 912, TBT: 42, CLS: 0, scriptBytes: 150_757, thirdPartyCount: 0 });
  expect(figures.totalBytes).toBe(201_683);
  expect(figuresOf([withFcp(900), withFcp(100), withFcp(700)]).FCP).toBe(700);
});

it('reads the budgets from the assertions, the stricter one where two rows hold', () => {
  expect(budgetsOf(URL_OF_PAGE)).toMatchObject({ score: 0.95, FCP: 900, scriptBytes: 155 * 1024, thirdPartyCount: 0 });
  const row = (matchingUrlPattern: string, maxNumericValue: number, minScore: number) => ({
    matchingUrlPattern,
    assertions: {
      'first-contentful-paint': ['error', { maxNumericValue }],
      'categories:performance': ['error', { minScore }],
    } as Record<string, [string, Record<string, number>]>,
  });
  const matrix = [row('.*', 900, 0.9), row('/aboutus', 800, 0.97), row('/services', 100, 1)];
  expect(budgetsOf(URL_OF_PAGE, matrix)).toEqual({ FCP: 800, score: 0.97 });
});

it('passes a good report, and fails a broken budget with the figure and the budget', () => {
  expect(failuresIn([makeReport()])).toEqual([]);
  expect(failuresIn([withFcp(912)])).toEqual([
    { text: 'first contentful paint is 912 ms, the budget is ≤ 900 ms (first-contentful-paint)', isTime: true },
  ]);
  expect(failuresIn([withScripts(160_000)])).toEqual([
    { text: 'scripts is 160,000 B, the budget is ≤ 158,720 B (resource-summary:script:size)', isTime: false },
  ]);
});

it('prints the page with its table, and the next run with the change', () => {
  const file = `${folder}/history.jsonl`;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  reportPage('/en/aboutus/ceo', [makeReport()], print, file).remember();
  expect(lines[0]).toBe('\n✓ /en/aboutus/ceo (runs: 1, benchmark index 1620.5)');
  expect(lines.find((line) => line.includes('first contentful paint'))).toMatch(/704 ms +≤ 900 ms +196 ms +first run$/);

  lines.length = 0;
  // Another page between them is not what it is compared with.
  reportPage('/ko/aboutus/ceo', [withFcp(300)], () => undefined, file).remember();
  expect(reportPage('/en/aboutus/ceo', [withFcp(716)], print, file).failures).toEqual([]);
  expect(lines.find((line) => line.includes('first contentful paint'))).toMatch(/716 ms +≤ 900 ms +184 ms +\+12 ms$/);
  expect(lines.find((line) => line.includes('scripts'))).toMatch(/ no change$/);
  const { entries } = readHistory(file);
  expect(entries.map(({ page }) => page)).toEqual(['/en/aboutus/ceo', '/ko/aboutus/ceo']);
  expect(entries[0]).toMatchObject({ runs: 1, index: 1620.5, budgets: { FCP: 900 }, figures: { scriptBytes: 150_757 } });
  expect(Object.keys(entries[0]?.figures ?? {})).toEqual(FIGURE_KEYS);
});

it.each([
  ['that never painted', (report: Result) => Object.assign(report, { runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } })],
  [
    'whose trace has no beginning',
    ({ audits }: Result) =>
      Object.assign(audits['first-contentful-paint'] as object, { scoreDisplayMode: 'error', errorMessage: 'run again (NO_NAVSTART)' }),
  ],
])('remembers nothing of a browser %s, and says why', (_, spoil) => {
  const file = `${folder}/history.jsonl`;
  const broken = makeReport(spoil);
  expect([whyNoFigures(broken), whyNoFigures(makeReport())]).toEqual([expect.stringMatching(/NO_FCP|NO_NAVSTART/), undefined]);
  reportPage('/en/aboutus/ceo', [broken], () => undefined, file).remember();
  expect(readHistory(file).entries).toEqual([]);
});
