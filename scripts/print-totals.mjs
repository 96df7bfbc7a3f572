// The end of .ci/run, in plain Node, since nothing may have been installed: adds up `npm test` and `npm run test:full`.
// Fails when a test failed or one of the two left no counts.
import { readFileSync } from 'node:fs';

const folder = new URL(`file://${process.env.CACHE_DIR ?? new URL('../.cache', import.meta.url).pathname}/reports/`);
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const secondTry = [];
for (const [name, command] of [
  ['npm-test', 'npm test'],
  ['test-full', 'npm run test:full'],
]) {
  try {
    const run = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    totals.passed += run.passed;
    totals.failed += run.failed;
    // What `npm test` leaves to `npm run test:full` is counted there.
    totals.skipped += run.skipped - run.leftToFull;
    failures.push(...run.failures);
    secondTry.push(...run.secondTry);
  } catch {
    console.log(`'${command}' ended without counts: it counts as failed.`);
    totals.failed += 1;
  }
}
for (const name of failures) console.log(`failed: ${name}`);
for (const name of secondTry) console.log(`passed at the second try: ${name}`);
if (secondTry.length > 0) console.log(`of these ${secondTry.length} at the second try`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 ? 0 : 1;
