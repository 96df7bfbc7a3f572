import type { Step } from '../test-run/steps.ts';

/** Supported versions that are newer than the floor in package.json, by their major number. */
export const VERSIONS = [22, 24] as const;

/** What a version of Node can break: the build, what runs in Node, and, once, the site as a visitor sees it. */
export const CHECKS: readonly Step[] = [
  { name: 'build', command: ['tsx', 'pipeline/build.ts'] },
  { name: 'unit tests of what runs in Node', command: ['vitest', 'run', '--project', 'unit', 'core/', 'server/', 'pipeline/'] },
  { name: 'checks of the API', command: ['vitest', 'run', '--project', 'built', 'tests/api/'] },
  {
    name: 'pages and navigation in a browser',
    command: ['playwright', 'test', 'tests/e2e/navigation.spec.ts', '--grep-invert', '@full|@alone'],
  },
];
