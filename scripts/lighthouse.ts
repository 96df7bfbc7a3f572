import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { defaultConfig } from 'lighthouse';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';
import { lighthousePaths } from './lighthouse-paths.ts';

// Runs Lighthouse CI with the assertions of lighthouserc.json against our own server, on a free port, and counts them:
// on every page type, or with `--core` on the few that `npm test` looks at, in both languages.
interface Report {
  requestedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType: string; transferSize: number }[] } }>;
}

/** A machine below this is too busy for its times to mean anything: the run is repeated (design 10). */
const SLOW = 1500;
/** How often for one page, before a slow machine is taken for what it is. */
const REPEATS = 3;

const rc = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8'));
const reports = `${ROOT}.lighthouseci`;
const server = await startServer();
const isCore = process.argv.includes('--core');
const urls = lighthousePaths(isCore ? 'core' : 'all').map((path) => server.url + path);
const {
  numberOfRuns,
  settings: { chromeFlags, ...settings },
} = rc.ci.collect;
const matrix: { matchingUrlPattern: string; assertions: object }[] = rc.ci.assert.assertMatrix;
const skipAudits = isCore ? adviceOnly() : null;
let status = 1;
try {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const url of urls) {
    await collect(url, numberOfRuns);
    for (let repeated = 0; repeated < REPEATS && dropBusy(url); repeated += 1) await collect(url, 1);
  }
  status = spawnSync('npx', ['lhci', 'assert'], { stdio: 'inherit', cwd: ROOT }).status ?? 1;
} finally {
  await server.stop();
}
print();
const failures = readFailures();
const total = countAssertions();
mkdirSync(`${CACHE}/reports`, { recursive: true });
writeFileSync(`${CACHE}/reports/budgets.json`, JSON.stringify({ passed: total - failures, failed: failures }));
process.exit(status);

/**
 * As `lhci collect` does, each run in a browser with a profile of its own, and its report beside the others; but in this
 * process, which is started once: on a small machine that costs a third of a run.
 */
async function collect(url: string, runs: number): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    const browser = await launch({ chromePath: findChromium(), chromeFlags: chromeFlags.split(' ') });
    try {
      const result = await lighthouse(url, { port: browser.port, output: 'html', logLevel: 'error', skipAudits, ...settings });
      if (!result) throw new Error(`Lighthouse has no report of ${url}`);
      const file = `${reports}/lhr-${Date.now()}`;
      writeFileSync(`${file}.json`, JSON.stringify(result.lhr));
      writeFileSync(`${file}.html`, result.report as string);
    } finally {
      await browser.kill();
    }
  }
}

/** Audits that count in no score and that nothing asserts: advice, which takes a fifth of a run. `npm run lighthouse` gives it. */
function adviceOnly(): string[] {
  const asserted = matrix.flatMap(({ assertions }) => Object.keys(assertions).map((name) => name.split(':')[0]));
  const refs = Object.values(defaultConfig.categories ?? {}).flatMap(({ auditRefs }) => auditRefs);
  const counted = new Set([...asserted, ...refs.flatMap(({ id, weight }) => (weight > 0 ? id : []))]);
  const names = (defaultConfig.audits ?? []).flatMap((path) => (typeof path === 'string' ? path.split('/').at(-1) : undefined) ?? []);
  return names.filter((name) => !counted.has(name));
}

/** Takes one run of this page away that found the machine too busy. Says whether there was one. */
function dropBusy(url: string): boolean {
  const busy = read().find((report) => report.requestedUrl === url && report.environment.benchmarkIndex < SLOW);
  if (!busy) return false;
  console.log(`benchmark index ${busy.environment.benchmarkIndex}: the machine was too busy, one run is repeated`);
  for (const kind of ['json', 'html']) rmSync(busy.file.replace(/json$/, kind));
  return true;
}

function read(): (Report & { file: string })[] {
  return readdirSync(reports)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => ({ ...(JSON.parse(readFileSync(`${reports}/${name}`, 'utf8')) as Report), file: `${reports}/${name}` }));
}

function readFailures(): number {
  try {
    const results = JSON.parse(readFileSync(`${reports}/assertion-results.json`, 'utf8')) as { passed: boolean; level: string }[];
    return results.filter((result) => !result.passed && result.level === 'error').length;
  } catch {
    return status === 0 ? 0 : 1;
  }
}

/** One for each address and assertion that applies to it. */
function countAssertions(): number {
  return urls.reduce(
    (sum: number, url: string) =>
      sum +
      matrix
        .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
        .reduce((count, row) => count + Object.keys(row.assertions).length, 0),
    0,
  );
}

function print(): void {
  const byUrl = Map.groupBy ? Map.groupBy(read(), (report) => report.requestedUrl) : group(read());
  console.log('\nmedians: score, FCP ms, LCP ms, TBT ms, CLS, script bytes, total bytes, benchmark index');
  for (const [url, runs] of byUrl) {
    const of = (value: (report: Report) => number) => median(runs.map(value));
    const audit = (name: string) => of((report) => report.audits[name]?.numericValue ?? 0);
    const bytes = (type: string) =>
      of((report) => report.audits['resource-summary']?.details?.items?.find((item) => item.resourceType === type)?.transferSize ?? 0);
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) => Math.round(audit(name)));
    console.log(
      `${new URL(url).pathname.padEnd(58)} ${of((report) => report.categories.performance?.score ?? 0)} ${times.join(' ')} ${audit('cumulative-layout-shift').toFixed(3)} ${bytes('script')} ${bytes('total')} ${of((report) => report.environment.benchmarkIndex)}`,
    );
  }
}

function group(all: Report[]): Map<string, Report[]> {
  const map = new Map<string, Report[]>();
  for (const report of all) map.set(report.requestedUrl, [...(map.get(report.requestedUrl) ?? []), report]);
  return map;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
