/** One command of a test run. */
export interface Step {
  name: string;
  command: string[];
  /** It writes its counts to the file that `COUNTS_FILE` names; without this, the step as a whole passes or fails. */
  writesCounts?: true;
  /** Other steps need it; it counts only when it fails. */
  isPrerequisite?: true;
}

/** A step of `npm run test:full`, and how `npm test` finds out how many tests it leaves to it: without this it is one. */
export interface FullStep extends Step {
  listing?: string[];
  /** Playwright runs it in so many shards, with no other step beside it. Those that a slow machine has no time left for are counted as skipped. */
  shards?: number;
}

const vitest = (...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=./scripts/test-run/vitest-counts.ts',
];
const PLAYWRIGHT = ['playwright', 'test', '--reporter=list,./scripts/test-run/playwright-counts.ts'];
const BUILD: Step = { name: 'build', command: ['node', 'scripts/build.ts'], isPrerequisite: true };

/** What stands together runs at the same time: none of it keeps two cores busy by itself. */
export const DAILY_STEPS: Step[][] = [
  [
    { name: 'unit tests', command: vitest('pure', 'dom'), writesCounts: true },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  ],
  [BUILD],
  [{ name: 'build and API checks', command: vitest('built'), writesCounts: true }],
  [{ name: 'end-to-end tests', command: [...PLAYWRIGHT, '--grep-invert', '@full|@alone'], writesCounts: true }],
  [{ name: 'end-to-end tests, one by one', command: [...PLAYWRIGHT, '--grep', '@alone', '--workers=1'], writesCounts: true }],
  [{ name: 'budgets', command: ['node', 'scripts/lighthouse.ts', '--smoke'], writesCounts: true }],
];

export const FULL_STEPS: FullStep[][] = [
  [BUILD],
  // First, on a machine that rests: it measures times.
  [
    {
      name: 'budgets of every page type',
      command: ['node', 'scripts/lighthouse.ts', '--rest'],
      writesCounts: true,
      listing: ['node', 'scripts/lighthouse.ts', '--rest', '--list'],
    },
  ],
  [{ name: 'budgets of visits', command: ['node', 'scripts/budgets.ts', '--without-navigation'], writesCounts: true }],
  [
    {
      name: 'other engines',
      // One after the other: two browsers besides ours are too many for two cores. Where one hangs, its other tests would too.
      command: [...vitest('engines'), '--no-file-parallelism', '--bail=4'],
      writesCounts: true,
      listing: [...vitest('engines'), '--testNamePattern', 'no test has this name'],
    },
  ],
  [
    {
      name: 'long runs',
      command: vitest('full'),
      writesCounts: true,
      listing: [...vitest('full'), '--testNamePattern', 'no test has this name'],
    },
    { name: 'reproducible build', command: ['node', 'scripts/reproducible.ts'] },
    { name: 'known vulnerabilities', command: ['node', 'scripts/audit.ts'], writesCounts: true },
  ],
  [
    {
      name: 'end-to-end tests in full',
      command: [...PLAYWRIGHT, '--grep', '@full'],
      writesCounts: true,
      listing: [...PLAYWRIGHT, '--grep', '@full', '--list'],
      shards: 4,
    },
  ],
];
