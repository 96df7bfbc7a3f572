import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { ProjectCopy } from '../tests/support/project-copy.ts';
import { writePosts } from './write-posts.ts';

/**
 * How long the build takes: `npm run bench:build` builds the site as it is, and with 252 and 952 posts more in both languages (`-- 100` for
 * others), in a copy of the project. Pictures are encoded already. Wall times are those of this machine with all that runs on it; what the
 * processes computed, divided by two cores, is the least they can be.
 */
const CORES = 2;
const program = new Command('npm run bench:build --')
  .description('Measures how long the build takes: the site as it is, and with posts added in both languages.')
  .argument('[posts...]', 'numbers of posts to add; 252 952 unless given')
  .showHelpAfterError()
  .parse();
const given = program.args.map(Number);
if (given.some((size) => !Number.isInteger(size) || size < 1))
  program.error('Give numbers of posts to add: npm run bench:build -- 252 952');
const sizes = [0, ...(given.length > 0 ? given : [252, 952])];

const rows: Record<string, number | string>[] = [];
const project = new ProjectCopy();
let base = 0;
try {
  for (const size of sizes) {
    if (size > 0) writePosts(`${project.folder}/content`, size);
    project.forget();
    // Each build begins when what was written before is on the disk.
    spawnSync('sync');
    const { seconds, cpuSeconds, megabytes, allMegabytes } = await project.build();
    base ||= seconds;
    rows.push({
      'posts added': `${size} × 2`,
      seconds: round(seconds),
      'computing, s': round(cpuSeconds / CORES),
      'each added page, ms': size > 0 ? round(((seconds - base) / size / 2) * 1000) : '',
      'largest process, MB': megabytes,
      'all processes, MB': allMegabytes,
    });
    console.log(`${size} × 2 posts added: ${round(seconds)} s`);
  }
} finally {
  project.remove();
}
console.table(rows);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
