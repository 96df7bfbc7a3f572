import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { CACHE, ROOT } from '../../pipeline/paths.ts';
import { type Counts, countsOf, printed } from './counts.ts';
import type { Step } from './steps.ts';

export const REPORTS = `${CACHE}/reports`;

/** Runs the steps at the same time: the output of the first is shown as it comes, that of the others at the end. */
export async function runTogether(steps: Step[]): Promise<Counts[]> {
  const [first, ...others] = steps.map((step, at) => runStep(step, at === 0));
  const outcomes = [await first, ...(await Promise.all(others))];
  return outcomes.flatMap((outcome) => {
    if (!outcome) return [];
    process.stdout.write(outcome.output);
    return outcome.counts;
  });
}

/** Runs a step. Its output is returned where it has not been shown. */
export async function runStep(step: Step, isShown: boolean, env = process.env): Promise<{ counts: Counts; output: string }> {
  const begun = performance.now();
  const heading = `\n▸ ${step.name}\n`;
  if (isShown) process.stdout.write(heading);
  const file = step.writesCounts && `${REPORTS}/${step.name}.json`;
  if (file) rmSync(file, { force: true });
  const child = spawn('npx', step.command, {
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    cwd: ROOT,
    shell: process.platform === 'win32',
    env: { ...env, ...(file && { COUNTS_FILE: file }) },
  });
  let output = isShown ? '' : heading;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const counts = countsOf(step.name, status, file);
  if (step.isPrerequisite) counts.passed = 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const line = `${counts.failed === 0 ? '✓' : '✗'} ${step.name}: ${printed(counts)}, ${seconds} s\n`;
  if (isShown) process.stdout.write(line);
  return { counts, output: isShown ? '' : output + line };
}
