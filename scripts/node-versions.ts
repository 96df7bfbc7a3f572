import { writeFileSync } from 'node:fs';
import { CHECKS, VERSIONS } from './node-versions/checks.ts';
import { installNode } from './node-versions/install-node.ts';
import { addCounts, noCounts } from './test-run/counts.ts';
import { runStep } from './test-run/run-step.ts';

// Builds the site and checks it with newer versions of Node than the one that runs this, each as one check that passes or fails.
// `--list` runs none and counts them as skipped. Versions come from the npm registry, into .cache, and change nothing on the machine.
const counts = noCounts();
for (const version of VERSIONS) {
  const checks = CHECKS.map((check) => ({ ...check, name: `Node ${version}: ${check.name}` }));
  if (process.argv.includes('--list')) {
    counts.skipped += checks.length;
    continue;
  }
  const node = installNode(version);
  if (!node.folder) {
    console.log(`Node ${version} could not be had: ${node.reason}`);
    addCounts(counts, { ...noCounts(), skipped: checks.length, skips: { [`Node ${version}: ${node.reason}`]: checks.length } });
    continue;
  }
  const env = {
    ...process.env,
    PATH: `${node.folder}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    COUNTS_FILE: undefined,
  };
  for (const check of checks) {
    const outcome = await runStep(check, false, env);
    if (outcome.counts.failed > 0) process.stdout.write(outcome.output);
    else console.log(outcome.output.trimEnd().split('\n').at(-1));
    addCounts(counts, outcome.counts);
  }
}
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);
