import { spawnSync } from 'node:child_process';
import { ROOT } from '../pipeline/paths.ts';

// `npm run test:soak`: what `npm test` does a little of every day, whole: 500 inquiries through a network that harms
// half of them, a server killed 50 times under load, every end-to-end test in both languages, and every picture encoded
// twice. About an hour; give SEED to repeat a run.
const steps = [
  ['tsx', 'scripts/build.ts'],
  ['vitest', 'run', '--project', 'built', 'tests/api/killed-server.test.ts'],
  ['playwright', 'test'],
  ['tsx', 'scripts/reproducible.ts', '--all'],
];
let failed = 0;
for (const command of steps) {
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    cwd: ROOT,
    shell: process.platform === 'win32',
    env: { ...process.env, SOAK: '1' },
  });
  if (status !== 0) failed += 1;
}
console.log(`\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
