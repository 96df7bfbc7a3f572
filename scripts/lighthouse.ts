import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Result } from 'lighthouse';
import { ROOT } from '../pipeline/paths.ts';
import { startServer } from '../tests/support/start-server.ts';
import { CI, failuresIn } from './lighthouse/assertions.ts';
import { figuresOf, HEADINGS, median } from './lighthouse/figures.ts';
import { lighthousePaths } from './lighthouse/paths.ts';
import { DESKTOP_INDEX, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { noCounts } from './test-run/counts.ts';

// Runs Lighthouse with the assertions of lighthouserc.json against our own server, on a free port: on every page type in both
// languages, with `--smoke` on the few of `npm test`, with `--rest` on all others, which `npm run test:full` does. `--list`
// visits none and counts them as skipped. A page that fails is measured again, and the median decides. On a machine slower than a
// desktop computer the CPU is slowed down less, so that the simulated phone stays the same.

const has = (flag: string) => process.argv.includes(flag);
const paths = lighthousePaths(has('--smoke') ? 'smoke' : has('--rest') ? 'rest' : 'all');
const reportsFolder = `${ROOT}.lighthouseci`;
const counts = noCounts();
if (has('--list')) counts.skipped = paths.length;
else await visitAll();
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function visitAll(): Promise<void> {
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder);
  const server = await startServer();
  console.log(HEADINGS);
  try {
    for (const path of paths) {
      const reports = await measure(server.url + path);
      const failures = failuresIn(reports);
      console.log(`${failures.length === 0 ? '✓' : '✗'} ${path.padEnd(58)} ${figuresOf(reports)}`);
      for (const failure of failures) console.log(`    ${failure}`);
      for (const warning of failuresIn(reports, 'warn')) console.log(`    warning: ${warning}`);
      counts[failures.length === 0 ? 'passed' : 'failed'] += 1;
    }
  } finally {
    await server.stop();
  }
}

/**
 * One run where it passes; else as many as lighthouserc.json wants. A first run on a machine that is too slow or too busy is left
 * out, and what it measured of the machine sets how much the CPU is slowed down for the others.
 */
async function measure(url: string): Promise<Result[]> {
  const first = await visit(url);
  if (failuresIn([first]).length === 0) return [first];
  const all = [first];
  const counted = first.environment.benchmarkIndex >= DESKTOP_INDEX ? [first] : [];
  while (counted.length < CI.collect.numberOfRuns) {
    const report = await visit(url, median(all.map(({ environment }) => environment.benchmarkIndex)));
    all.push(report);
    counted.push(report);
  }
  return counted;
}

async function visit(url: string, benchmarkIndex?: number): Promise<Result> {
  const { report, html } = await runLighthouse(url, benchmarkIndex);
  const file = `${reportsFolder}/lhr-${Date.now()}`;
  writeFileSync(`${file}.json`, JSON.stringify(report));
  writeFileSync(`${file}.html`, html);
  return report;
}
