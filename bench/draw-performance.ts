import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../pipeline/paths.ts';
import { drawBudgets } from './draw-budgets.ts';
import { type Figure, isOver } from './figures.ts';
import { type BenchRun, readRuns } from './results.ts';

interface BenchHistory {
  bench: string;
  /** The run that measured it last. */
  run: BenchRun;
  figures: readonly Figure[];
  /** Figures of earlier runs by name, oldest first. */
  earlier: ReadonlyMap<string, number[]>;
}

/** Writes docs/performance.md and its plots from the stored results: of each bench the last run, and earlier ones as marks. */
export function drawPerformance(): void {
  const histories = collect(readRuns());
  mkdirSync(`${ROOT}docs/performance`, { recursive: true });
  for (const history of histories) writeFileSync(`${ROOT}docs/performance/${slug(history.bench)}.svg`, drawBudgets(history));
  writeFileSync(`${ROOT}docs/performance.md`, `${INTRODUCTION}\n${histories.map(describe).join('\n')}`);
}

const INTRODUCTION = `# Performance

Drawn by \`npm run bench\` from \`bench/results/\`; what each bench does stands in [bench/README.md](../bench/README.md). Times depend on the machine and on what else it does: compare figures of one run. A bar shows how much of its budget a figure uses; marks are earlier runs.

The server is measured as it should be run where it matters: \`node --min-semi-space-size=64 --max-semi-space-size=64 dist/server/index.mjs\`. With more room for new objects from the start the garbage collector runs less often; it takes 100 MB.
`;

function collect(runs: readonly BenchRun[]): BenchHistory[] {
  const histories = new Map<string, BenchHistory>();
  for (const run of runs)
    for (const { bench, figures } of run.results) {
      const before = histories.get(bench);
      const earlier = new Map(before?.earlier);
      for (const { name, figure } of before?.figures ?? []) earlier.set(name, [...(earlier.get(name) ?? []), figure]);
      histories.set(bench, { bench, run, figures, earlier });
    }
  return [...histories.values()];
}

function describe({ bench, run, figures }: BenchHistory): string {
  const { cores, memoryGB, node, platform } = run.machine;
  const rows = figures.map((figure) => {
    const { name, unit, budget, better } = figure;
    const bound = budget === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${budget}${isOver(figure) ? ', missed' : ''}`;
    return `| ${name} | ${figure.figure} ${unit} | ${bound} |`;
  });
  return `
## ${bench}

${run.date.slice(0, 10)}, commit ${run.commit}, ${cores} cores, ${memoryGB} GB, Node ${node}, ${platform}.

![${bench}: each figure as a share of its budget](performance/${slug(bench)}.svg)

| figure | last | budget |
| ------ | ---- | ------ |
${rows.join('\n')}
`;
}

const slug = (name: string) => name.replaceAll(' ', '-');
