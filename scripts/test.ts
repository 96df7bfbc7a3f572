import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { CACHE, ROOT } from '../pipeline/paths.ts';

/** `npm test`: every check, one after another. All run even when one fails; the last line counts them. */
interface Outcome {
  passed: number;
  failed: number;
}

const REPORTS = `${CACHE}/reports`;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

interface Step {
  name: string;
  command: string[];
  /** Reads the outcome from the step's report; without it the step as a whole passes or fails. */
  count?: (path: string) => Outcome;
}

/** In this order. What stands together runs at the same time: neither keeps two cores busy by itself. */
const STEPS: Step[][] = [
  [{ name: 'types', command: ['tsc', '-b'] }],
  [{ name: 'lint', command: ['biome', 'check', '--error-on-warnings'] }],
  [{ name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', ...vitestReport('unit')], count: countVitest }],
  [{ name: 'build', command: ['tsx', 'scripts/build.ts'] }],
  [{ name: 'build and API checks', command: ['vitest', 'run', '--project', 'built', ...vitestReport('built')], count: countVitest }],
  [
    { name: 'other engines', command: ['vitest', 'run', '--project', 'engines', ...vitestReport('engines')], count: countVitest },
    { name: 'reproducible build', command: ['tsx', 'scripts/reproducible.ts'] },
  ],
  [{ name: 'end-to-end tests', command: ['playwright', 'test'], count: countPlaywright }],
  [{ name: 'budgets', command: ['tsx', 'scripts/lighthouse.ts', '--core'], count: countLighthouse }],
];

const totals: Outcome = { passed: 0, failed: 0 };
for (const together of STEPS) {
  const [first, ...others] = together.map((step, at) => run(step, at === 0));
  await first;
  for (const { said } of await Promise.all(others)) process.stdout.write(said);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Adds the step to the totals. Gives what is left to be printed: all of it, unless it was `seen` on its way. */
async function run({ name, command, count }: Step, seen: boolean): Promise<{ said: string }> {
  const begun = performance.now();
  if (seen) console.log(`\n▸ ${name}`);
  const child = spawn('npx', command, {
    stdio: ['ignore', seen ? 'inherit' : 'pipe', seen ? 'inherit' : 'pipe'],
    cwd: ROOT,
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/end-to-end tests.json` },
  });
  let said = `\n▸ ${name}\n`;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const outcome = outcomeOf(status, count && (() => count(`${REPORTS}/${name}.json`)));
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const line = `${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s\n`;
  if (seen) process.stdout.write(line);
  return { said: said + line };
}

/** A step that ended badly counts as failed, whatever its report says, and so does one that left none. */
function outcomeOf(status: number | null, count: (() => Outcome) | undefined): Outcome {
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const outcome = count();
    return status === 0 ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestReport(project: 'unit' | 'built' | 'engines'): string[] {
  const name = { unit: 'unit tests', built: 'build and API checks', engines: 'other engines' }[project];
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`];
}

function countVitest(path: string): Outcome {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright(path: string): Outcome {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8'));
  for (const title of stumbled(suites)) console.log(`  passed at the second try only: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string }[] }[];
}

function stumbled(suites: Suite[]): string[] {
  return suites.flatMap((suite) => [
    ...stumbled(suite.suites ?? []),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
  ]);
}

function countLighthouse(path: string): Outcome {
  return JSON.parse(readFileSync(path, 'utf8'));
}
