import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { Command } from 'commander';
import { CACHE, ROOT } from '../pipeline/paths.ts';
import { addCounts, type Counts, countsOf, noCounts, printed } from './test-counts.ts';

const program = new Command('npm test --')
  .description('Every check that a change needs, in some five minutes; or the tests below some paths. The last line counts tests.')
  .argument('[paths...]', 'core/site tests/e2e/smoke/contact.spec.ts')
  .option(
    '--full',
    'what npm test leaves out (npm run test:full): failure modes, long walks, engines, PostgreSQL, deployments, ' +
      'a reproducible build, Lighthouse; twenty minutes more',
  )
  .addHelpText('after', '\nA failed end-to-end test leaves a trace: npx playwright show-report .cache/playwright-report')
  .showHelpAfterError()
  .parse();
const { full } = program.opts<{ full?: true }>();

/** One command. Those that name a runner write its JSON report, whose tests are counted; others pass or fail as a whole. */
interface Step {
  name: string;
  command: string[];
  runner?: 'vitest' | 'playwright';
}

const vitest = (name: string, ...args: string[]): Step => ({ name, runner: 'vitest', command: ['vitest', 'run', ...args] });
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
const playwright = (name: string, ...args: string[]): Step => ({ name, runner: 'playwright', command: ['playwright', 'test', ...args] });
const script = (name: string, ...command: string[]): Step => ({ name, command: ['node', ...command] });
const BUILD = script('build', 'scripts/build.ts');

/** Steps follow one another within a list; lists beside each other run at the same time. */
const DAILY: Step[][][] = [
  [
    [BUILD],
    [
      { name: 'types', command: ['tsc', '-b'] },
      { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
      { name: 'regular expressions', command: ['eslint', 'core', 'pipeline', 'scripts', 'server', 'src'] },
    ],
  ],
  // Each of the two fills both processors: beside one another they take longer than in turn.
  [[vitest('unit tests, build and API checks', ...projects('pure', 'dom', 'built'))]],
  [[playwright('end-to-end tests', '--project=smoke')]],
];
const FULL: Step[][][] = [
  [[BUILD]],
  [
    [
      // Most of them wait for the server's own limits.
      vitest('long runs', '--maxWorkers=4', ...projects('full')),
      vitest('PostgreSQL', ...projects('postgres')),
      script('reproducible build', 'scripts/reproducible.ts'),
    ],
    [script('Lighthouse on every kind of page', 'scripts/lighthouse.ts', '--all'), vitest('other engines', ...projects('engines'))],
  ],
  [[playwright('end-to-end tests, nightly', '--project=nightly', '--project=rest of smoke')]],
];

const REPORTS = `${CACHE}/reports`;
mkdirSync(REPORTS, { recursive: true });
const begun = performance.now();
const total = noCounts();
let isBuilt = true;
for (const lists of program.args.length > 0 ? stepsFor(program.args) : full ? FULL : DAILY) {
  if (isBuilt) await Promise.all(lists.map((steps) => runInTurn(steps, lists.length === 1)));
  else
    for (const { name } of lists.flat()) addCounts(total, { ...noCounts(), skipped: 1, skips: { [`${name}, since the build failed`]: 1 } });
}
console.log(`\nAll of it took ${Math.round((performance.now() - begun) / 1000)} s.`);
for (const name of total.failures) console.log(`failed: ${name}`);
for (const name of total.secondTry) console.log(`passed at the second try: ${name}`);
for (const [reason, count] of Object.entries(total.skips)) console.log(`skipped: ${count} × ${reason}`);
console.log(printed(total));
process.exit(total.failed === 0 ? 0 : 1);

/** The tests below the paths; those of tests/ look at a build. */
function stepsFor(paths: string[]): Step[][][] {
  const inBrowser = paths.filter((path) => path.startsWith('tests/e2e'));
  const others = paths.filter((path) => !inBrowser.includes(path));
  return [
    ...(paths.some((path) => path.startsWith('tests')) ? [[[BUILD]]] : []),
    ...(others.length > 0 ? [[[vitest('tests', ...others)]]] : []),
    ...(inBrowser.length > 0 ? [[[playwright('end-to-end tests', ...inBrowser)]]] : []),
  ];
}

/** Tests of an earlier build would say nothing: where the build fails, no later step runs. */
async function runInTurn(steps: Step[], isShown: boolean): Promise<void> {
  for (const step of steps) {
    const counts = await run(step, isShown);
    addCounts(total, counts);
    if (step === BUILD && counts.failed > 0) {
      isBuilt = false;
      return;
    }
  }
}

/** What runs beside others is printed when it has ended. */
async function run({ name, command, runner }: Step, isShown: boolean): Promise<Counts> {
  console.log(`▸ ${name}`);
  const from = performance.now();
  const report = `${REPORTS}/${name.replace(/\W+/g, '-')}.json`;
  rmSync(report, { force: true });
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json,html'],
  };
  const child = spawn('npx', [...command, ...(runner ? reporters[runner] : [])], {
    cwd: ROOT,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${CACHE}/playwright-report`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const counts = countsOf(name, status, output, runner && { runner, report });
  if (counts.failed > 0) process.stdout.write(output);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${printed(counts)}, ${Math.round((performance.now() - from) / 1000)} s`);
  return counts;
}
