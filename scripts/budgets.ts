import { writeFileSync } from 'node:fs';
import { budgetTable } from './budgets/budget-table.ts';
import { countFigures } from './budgets/count-figures.ts';
import { measureBudgets } from './budgets/measure-budgets.ts';
import { showProgress } from './lighthouse/progress.ts';

// `npm run budgets`: measures what Lighthouse does not see against scripts/budgets/limits.ts, and prints one table. docs/budgets.md explains
// the figures.

const WITHOUT_NAVIGATION = '--without-navigation';
const HELP = `npm run budgets -- [${WITHOUT_NAVIGATION}]

Measures the built site against scripts/budgets/limits.ts: the worker's files, first visits, data saver, the longest task
while a page starts, interactions, and navigation, which on a small machine takes ten minutes by itself (the rest two). It is
shown and never judged, so npm run test:full leaves it out. More: docs/budgets.md.`;

const given = process.argv.slice(2);
if (given.some((flag) => flag !== WITHOUT_NAVIGATION)) {
  const isHelp = given.includes('--help');
  console[isHelp ? 'log' : 'error'](isHelp ? HELP : `npm run budgets takes no '${given.join(' ')}'\n\n${HELP}`);
  process.exit(isHelp ? 0 : 1);
}
const counts = await measureAndPrint();
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
process.exit(counts.failed === 0 ? 0 : 1);

async function measureAndPrint() {
  const begun = performance.now();
  const progress = showProgress();
  const figures = await measureBudgets(progress.begin, { hasNavigation: !given.includes(WITHOUT_NAVIGATION) }).finally(progress.end);
  console.log(`\n${budgetTable(figures).join('\n')}`);
  for (const { name, causes = [] } of figures) for (const cause of causes) console.log(`  ${name}, in a script: ${cause}`);
  console.log(`It took ${Math.round((performance.now() - begun) / 1000)} s.`);
  return countFigures(figures);
}
