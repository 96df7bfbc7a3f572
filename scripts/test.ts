import { mkdirSync, writeFileSync } from 'node:fs';
import { countLeft } from './test-run/count-left.ts';
import { addCounts, noCounts, printed, type Totals } from './test-run/counts.ts';
import { runShards } from './test-run/run-shards.ts';
import { REPORTS, runTogether } from './test-run/run-step.ts';
import { DAILY_STEPS, FULL_STEPS, type FullStep } from './test-run/steps.ts';

// `npm test`: every check that a change needs. `npm run test:full` (`--full`): what is slow, and only that. Every step runs
// even when one fails; the last line counts the tests. What did not run is counted as skipped.
const isFull = process.argv.includes('--full');
const begun = performance.now();
const totals: Totals = { ...noCounts(), leftToFull: 0 };
mkdirSync(REPORTS, { recursive: true });

// Set by .ci/run, which has to end in time.
const limit = Number(process.env.FULL_TIME_LIMIT) || undefined;
const clock = { left: () => limit && limit - (performance.now() - begun) / 1000 };

for (const steps of isFull ? FULL_STEPS : DAILY_STEPS) {
  const sharded = steps.find((step: FullStep) => step.shards);
  for (const counts of sharded ? await runShards(sharded, clock) : await runTogether(steps)) addCounts(totals, counts);
}

console.log(`\nAll of it took ${Math.round((performance.now() - begun) / 1000)} s.`);
for (const [reason, count] of Object.entries(totals.skips)) console.log(`skipped: ${count} × ${reason}`);
if (!isFull) {
  for (const [name, count] of await countLeft()) {
    console.log(`skipped: ${count} × ${name} (npm run test:full)`);
    totals.leftToFull += count;
  }
  totals.skipped += totals.leftToFull;
}
for (const name of totals.failures) console.log(`failed: ${name}`);
for (const name of totals.secondTry) console.log(`passed at the second try: ${name}`);
if (totals.secondTry.length > 0) console.log(`of these ${totals.secondTry.length} at the second try`);
writeFileSync(`${REPORTS}/${isFull ? 'test-full' : 'npm-test'}.json`, JSON.stringify(totals));
console.log(printed(totals));
process.exit(totals.failed === 0 ? 0 : 1);
