import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { startServer } from '../tests/support/start-server.ts';
import { findChromium } from './find-chromium.mjs';
import { lighthousePaths } from './lighthouse-paths.ts';

// Runs Lighthouse CI with the assertions of lighthouserc.json against our own server, on a free port, and counts them:
// on every page type in both languages, or with `--core` on the few that `npm test` looks at.
interface Report {
  requestedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType: string; transferSize: number }[] } }>;
}

/** A machine below this is too busy for its times to mean anything (design 10). */
const SLOW = 1500;

const rc = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8'));
const reports = `${ROOT}.lighthouseci`;
const server = await startServer();
rc.ci.collect.url = lighthousePaths(process.argv.includes('--core') ? 'core' : 'all').map((path) => server.url + path);
rc.ci.collect.chromePath = findChromium();
mkdirSync(CACHE, { recursive: true });
writeFileSync(`${CACHE}/lighthouserc.json`, JSON.stringify(rc));
let status = 1;
try {
  rmSync(reports, { recursive: true, force: true });
  lhci('collect');
  const busy = read().filter((report) => report.environment.benchmarkIndex < SLOW).length;
  if (busy > read().length / 3) {
    console.log(`${busy} of ${read().length} runs found the machine too busy: measuring once more`);
    rmSync(reports, { recursive: true, force: true });
    lhci('collect');
  }
  status = lhci('assert');
} finally {
  await server.stop();
}
print();
const failures = readFailures();
const total = countAssertions();
mkdirSync(`${CACHE}/reports`, { recursive: true });
writeFileSync(`${CACHE}/reports/budgets.json`, JSON.stringify({ passed: total - failures, failed: failures }));
process.exit(status);

function lhci(command: 'collect' | 'assert'): number {
  const { status: code } = spawnSync('npx', ['lhci', command, `--config=${CACHE}/lighthouserc.json`], { stdio: 'inherit', cwd: ROOT });
  return code ?? 1;
}

function read(): Report[] {
  return readdirSync(reports)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(`${reports}/${name}`, 'utf8')) as Report);
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
  const matrix = rc.ci.assert.assertMatrix as { matchingUrlPattern: string; assertions: object }[];
  return rc.ci.collect.url.reduce(
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
