import { writeFileSync } from 'node:fs';
import { startServer } from '../tests/support/start-server.ts';
import { help, readArguments } from './lighthouse/arguments.ts';
import { readHistory } from './lighthouse/history.ts';
import { measurePages } from './lighthouse/measure-pages.ts';
import { showProgress } from './lighthouse/progress.ts';
import { noCounts } from './test-run/counts.ts';

// Runs Lighthouse with the assertions of lighthouserc.json against our own server, on a free port: on every page type in both
// languages, with `--smoke` on the few of `npm test`, with `--rest` on all other types in the language that weighs more, which
// `npm run test:full` does. `--list` visits none and counts them as skipped. A page that fails is measured again after all others,
// and the median decides. A visit counts only on a machine that was as fast as was reckoned with, and that kept its processors
// meanwhile; where too few do, the times of the page are not judged, which is counted as skipped. On a machine slower than a desktop
// computer the CPU is slowed down less, in proportion to what the visits before measured: the simulated phone stays the same.

const { isHelp, isListing, paths } = read();
if (isHelp) {
  console.log(help());
  process.exit(0);
}
const counts = isListing ? { ...noCounts(), skipped: paths.length } : await measureAll();
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);

function read() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function measureAll() {
  for (const fault of readHistory().faults) console.warn(fault);
  const server = await startServer();
  const progress = showProgress();
  try {
    return await measurePages(server.url, paths, progress);
  } finally {
    progress.end();
    await server.stop();
  }
}
