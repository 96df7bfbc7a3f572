import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { ROOT } from '../pipeline/paths.ts';
import type { Figure } from './figures.ts';

/** What one run of the benches measured. */
export interface BenchRun {
  date: string;
  /** With `+` after it when files had been changed since. */
  commit: string;
  machine: { cores: number; memoryGB: number; node: string; platform: string };
  results: { bench: string; figures: Figure[] }[];
  skipped: { bench: string; reason: string }[];
}

const FOLDER = `${ROOT}bench/results`;

export function describeRun(results: BenchRun['results'], skipped: BenchRun['skipped']): BenchRun {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    machine: {
      cores: availableParallelism(),
      memoryGB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
    },
    results,
    skipped,
  };
}

/** Returns the path of the file, relative to the project. */
export function storeRun(run: BenchRun): string {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${run.date.slice(0, 16).replace(':', '')}.json`;
  writeFileSync(`${FOLDER}/${name}`, `${JSON.stringify(run, null, 2)}\n`);
  return `bench/results/${name}`;
}

/** All stored runs, oldest first. */
export function readRuns(): BenchRun[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as BenchRun);
}
