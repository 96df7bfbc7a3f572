import { spawnSync } from 'node:child_process';
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

const steps: [name: string, command: string[], count?: (path: string) => Outcome][] = [
  ['types', ['tsc', '-b']],
  ['lint', ['biome', 'check', '--error-on-warnings']],
  ['unit tests', ['vitest', 'run', '--project', 'unit', ...vitestReport('unit')], countVitest],
  ['build', ['tsx', 'scripts/build.ts']],
  ['reproducible build', ['tsx', 'scripts/reproducible.ts']],
  ['build and API checks', ['vitest', 'run', '--project', 'built', ...vitestReport('built')], countVitest],
  ['end-to-end tests', ['playwright', 'test'], countPlaywright],
  ['other engines', ['vitest', 'run', '--project', 'engines', ...vitestReport('engines')], countVitest],
  ['budgets', ['tsx', 'scripts/lighthouse.ts', '--core'], countLighthouse],
];

const totals: Outcome = { passed: 0, failed: 0 };
for (const [name, command, count] of steps) {
  console.log(`\n▸ ${name}`);
  const begun = performance.now();
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    cwd: ROOT,
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/end-to-end tests.json` },
  });
  const outcome = outcomeOf(status, count && (() => count(`${REPORTS}/${name}.json`)));
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

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
