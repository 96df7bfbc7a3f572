import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Result } from 'lighthouse';
import { didYouMean } from '../pipeline/content/nearest.ts';
import { ROOT } from '../pipeline/paths.ts';
import { startServer } from '../tests/support/start-server.ts';
import { CI, failuresIn } from './lighthouse/assertions.ts';
import { figuresOf, HEADINGS, median } from './lighthouse/figures.ts';
import { lighthousePaths } from './lighthouse/paths.ts';
import { DESKTOP_INDEX, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { stolenTime } from './lighthouse/stolen-time.ts';
import { noCounts } from './test-run/counts.ts';

// Runs Lighthouse with the assertions of lighthouserc.json against our own server, on a free port: on every page type in both
// languages, with `--smoke` on the few of `npm test`, with `--rest` on all other types in the language that weighs more, which
// `npm run test:full` does. `--list` visits none and counts them as skipped. A page that fails is measured again after all others,
// and the median decides. Paths as arguments (`npm run lighthouse -- /en/services/adc`) are the pages to visit. A visit counts only on a machine that was as fast as was reckoned with, and that kept its processors
// meanwhile; where too few do, the times of the page are not judged, which is counted as skipped. On a machine slower than a desktop
// computer the CPU is slowed down less, in proportion to what the visits before measured: the simulated phone stays the same.

const { flags, paths } = readArguments(process.argv.slice(2));
const has = (flag: string) => flags.includes(flag);
const reportsFolder = `${ROOT}.lighthouseci`;
/** How often a visit is repeated that ends without figures, as when the browser did not paint in time. */
const ATTEMPTS = 3;
/** Visits to a page that failed, at most, and how many of them must count for the median to be believed. */
const MOST_VISITS = 9;
const FEWEST_VISITS = 3;
/** Milliseconds of a visit that other machines may take from this one. Blocking time doubles from some 100 ms on. */
const MOST_STOLEN = 50;
/** A machine may be this much slower during a visit than was reckoned with. */
const LEAST_SPEED = 0.9;
/** What depends on the speed of the machine. */
const TIMES = /^(?:categories:performance|first-contentful-paint|largest-contentful-paint) /;
const TOO_BUSY = 'Lighthouse’s times of a page: the machine was too busy';

interface Visit {
  report: Result;
  /** The machine had the speed that its CPU was slowed down by. */
  counts: boolean;
}

const counts = noCounts();
/** What the visits measured of the machine. */
const indexes: number[] = [];
if (has('--list')) counts.skipped = paths.length;
else await visitAll();
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);

/** Exits with what can be given, where something else is. */
function readArguments(given: readonly string[]): { flags: string[]; paths: string[] } {
  const flags = given.filter((one) => one.startsWith('--'));
  const own = given.filter((one) => !one.startsWith('--'));
  const known = lighthousePaths('all');
  const faults = [
    ...flags.filter((flag) => !['--smoke', '--rest', '--list'].includes(flag)).map((flag) => `'${flag}' is no flag`),
    ...own
      .filter((path) => !known.includes(path))
      .map((path) => `'${path}' is none of the pages that stand for their type${didYouMean(path, known)}`),
  ];
  if (faults.length > 0) {
    console.error(
      `${faults.join('\n')}\nnpm run lighthouse -- [--smoke | --rest] [--list] [PATH…], where a path is one of:\n  ${known.join('\n  ')}`,
    );
    process.exit(1);
  }
  const selection = flags.includes('--smoke') ? 'smoke' : flags.includes('--rest') ? 'rest' : 'all';
  return { flags, paths: own.length > 0 ? own : lighthousePaths(selection) };
}

async function visitAll(): Promise<void> {
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder);
  const server = await startServer();
  console.log(HEADINGS);
  try {
    const failed: string[] = [];
    for (const path of paths) {
      const { report } = await visit(server.url + path);
      if (print(path, [report]).length === 0) counts.passed += 1;
      else failed.push(path);
    }
    for (const path of failed) await visitAgain(server.url, path);
  } finally {
    await server.stop();
  }
}

/** Measures a page that failed until enough visits count, and judges their median. */
async function visitAgain(origin: string, path: string): Promise<void> {
  const visits: Visit[] = [];
  const counting = () => visits.filter((one) => one.counts).map(({ report }) => report);
  while (visits.length < MOST_VISITS && counting().length < CI.collect.numberOfRuns) visits.push(await visit(origin + path));
  const areTimesKnown = counting().length >= FEWEST_VISITS;
  const reports = areTimesKnown ? counting() : visits.map(({ report }) => report);
  const failures = print(path, reports).filter((failure) => areTimesKnown || !TIMES.test(failure));
  if (failures.length > 0) {
    counts.failed += 1;
    counts.failures.push(`${path}: ${failures.join('; ')}`);
  } else if (areTimesKnown) {
    counts.passed += 1;
    counts.secondTry.push(path);
  } else {
    counts.skipped += 1;
    counts.skips[TOO_BUSY] = (counts.skips[TOO_BUSY] ?? 0) + 1;
    console.log(`    not judged: in ${counting().length} of ${visits.length} visits the machine was as fast as before`);
  }
}

/** Prints the figures of a page, medians of its reports, and returns the assertions that they break. */
function print(path: string, reports: Result[]): string[] {
  const failures = failuresIn(reports);
  console.log(`${failures.length === 0 ? '✓' : '✗'} ${path.padEnd(58)} ${figuresOf(reports)}`);
  for (const failure of failures) console.log(`    ${failure}`);
  for (const warning of failuresIn(reports, 'warn')) console.log(`    warning: ${warning}`);
  return failures;
}

/** The benchmark index of this machine: the median of the last visits. */
function machineIndex(): number {
  return indexes.length === 0 ? DESKTOP_INDEX : median(indexes.slice(-CI.collect.numberOfRuns));
}

async function visit(url: string, attempt = 1): Promise<Visit> {
  const index = machineIndex();
  const stolenBefore = stolenTime();
  const { report, html } = await runLighthouse(url, index);
  const stolen = stolenTime() - stolenBefore;
  indexes.push(report.environment.benchmarkIndex);
  const file = `${reportsFolder}/lhr-${Date.now()}`;
  writeFileSync(`${file}.json`, JSON.stringify(report));
  writeFileSync(`${file}.html`, html);
  const error = report.runtimeError;
  const isFast = report.environment.benchmarkIndex >= LEAST_SPEED * Math.min(index, DESKTOP_INDEX);
  if (!error) return { report, counts: isFast && stolen <= MOST_STOLEN };
  console.log(`    no figures: ${error.code} ${error.message}`);
  return attempt < ATTEMPTS ? visit(url, attempt + 1) : { report, counts: true };
}
