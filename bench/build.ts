import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ProjectCopy } from '../tests/support/project-copy.ts';
import type { Figure } from './figures.ts';
import { writePosts } from './write-posts.ts';

/**
 * How long the build takes, and for one change: `npm run bench:build` builds the site as it is, and with 100 and 1,000 posts more in
 * both languages (`-- 5000` for others), in a copy of the project. Pictures are encoded already. Wall times are those of this machine
 * with all that runs on it; what the processes computed, divided by two cores, is the least they can be. Each build begins when what
 * was written before is on the disk: who edits a post does not write the site's files a second before.
 */
const CORES = 2;
const DEFAULT_SIZES = [100, 1000];
/** Per added page, both languages counted, rendering and compression (issue F). */
const PAGE_BUDGETS: Readonly<Record<number, number>> = { 1000: 8, 5000: 5 };
const SENTENCE = { path: 'locales/en/home.json', from: 'One team, two campuses', to: 'Two campuses, one team' };

export async function measureBuild(sizes: readonly number[] = DEFAULT_SIZES, say: (text: string) => void = console.log): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (name: string, unit: string, figure: number, budget?: number) => {
    figures.push({ name, unit, figure: Math.round(figure * 10) / 10, ...(budget !== undefined && { budget }) });
    say(`${name}: ${figure.toFixed(1)} ${unit}${budget === undefined ? '' : ` (budget ${budget})`}`);
  };
  const project = new ProjectCopy();
  const build = () => {
    // Windows has no such command, and waits for less.
    spawnSync('sync');
    return project.build();
  };
  try {
    const base = await build();
    add('build, site as it is', 's', base.seconds);
    add('build, site as it is, computing', 's', base.cpuSeconds / CORES);
    project.edit(SENTENCE.path, SENTENCE.from, SENTENCE.to);
    const sentence = await build();
    add('build, one changed sentence', 's', sentence.seconds, 8);
    add('build, one changed sentence, computing', 's', sentence.cpuSeconds / CORES);
    for (const size of sizes) {
      const ids = writePosts(`${project.folder}/content`, size);
      project.forget();
      const run = await build();
      const pages = size * 2;
      add(`build, ${size} × 2 posts, each added page`, 'ms', ((run.seconds - base.seconds) / pages) * 1000, PAGE_BUDGETS[size]);
      add(`build, ${size} × 2 posts, each added page, computing`, 'ms', ((run.cpuSeconds - base.cpuSeconds) / CORES / pages) * 1000);
      add(`build, ${size} × 2 posts, memory of its largest process`, 'MB', run.megabytes, 900);
      add(`build, ${size} × 2 posts, memory of all its processes`, 'MB', run.allMegabytes);
      project.edit(`content/posts/newsroom/${ids[Math.floor(size / 2)]}/en.md`, '\n---\n', '\n---\nAnother sentence.\n\n');
      const edited = await build();
      add(`build, ${size} × 2 posts, one edited`, 's', edited.seconds, size <= 1000 ? 8 : undefined);
      add(`build, ${size} × 2 posts, one edited, computing`, 's', edited.cpuSeconds / CORES);
      if (process.env.BENCH_LOG) say(`${run.output}\n--- one edited\n${edited.output}`);
    }
  } finally {
    project.remove();
  }
  return figures;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = process.argv.slice(2).map(Number);
  const figures = await measureBuild(sizes.length > 0 ? sizes : undefined);
  process.exitCode = figures.some(({ figure, budget }) => budget !== undefined && figure > budget) ? 1 : 0;
}
