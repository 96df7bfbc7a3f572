import { BENCHES } from './benches.ts';
import { drawPerformance } from './draw-performance.ts';
import { CannotRun, type Figure, isOver } from './figures.ts';
import { type BenchRun, describeRun, storeRun } from './results.ts';

/**
 * `npm run bench`: runs what fits in ten minutes, prints one table with the budget beside each figure, stores the result in bench/results/
 * and draws docs/performance.md. `npm run bench -- server search` runs some. What cannot run is skipped with its reason. `--assert` fails
 * over the budgets.
 */
// So that all of them take ten minutes.
process.env.BENCH_ROUNDS ??= '3';
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = chosen.filter((word) => !BENCHES.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`There is no bench '${unknown.join("', '")}': give some of ${BENCHES.map(({ name }) => `'${name}'`).join(', ')}`);
  process.exit(1);
}
const results: BenchRun['results'] = [];
const skipped: BenchRun['skipped'] = [];
let failed = 0;
for (const { name, measure } of BENCHES.filter((bench) => chosen.length === 0 || chosen.includes(bench.name))) {
  console.log(`\n${name} …`);
  try {
    results.push({ bench: name, figures: await measure() });
  } catch (error) {
    if (!(error instanceof CannotRun)) failed += 1;
    const reason = (error as Error).message;
    skipped.push({ bench: name, reason });
    console.log(`${error instanceof CannotRun ? 'skipped' : 'failed'}: ${reason}`);
  }
}
printTable(results);
for (const { bench, reason } of skipped) console.log(`not measured: ${bench} (${reason})`);
if (results.length > 0) {
  console.log(`stored as ${storeRun(describeRun(results, skipped))}`);
  drawPerformance();
}
const missed = results.flatMap(({ figures }) => figures.filter(isOver)).length;
console.log(`${missed} figures miss their budget`);
process.exit(failed > 0 || (process.argv.includes('--assert') && missed > 0) ? 1 : 0);

function printTable(runs: BenchRun['results']): void {
  const rows = runs.flatMap(({ bench, figures }) => figures.map((figure) => [bench, figure.name, ...columns(figure)]));
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length), 0));
  console.log();
  for (const row of rows)
    console.log(row.map((cell, at) => (at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  '));
}

function columns(figure: Figure): string[] {
  const { unit, budget, better } = figure;
  const bound = budget === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${budget}`;
  return [`${figure.figure} ${unit}`.trim(), bound, isOver(figure) ? 'missed' : ''];
}
