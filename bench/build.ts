import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { LOCALES } from '../core/site/locales.ts';
import { ProjectCopy } from '../tests/support/project-copy.ts';

/** `npm run bench:build` (bench/README.md). CPU time halved is the least on two cores. */
const CORES = 2;
const project = new ProjectCopy();
const content = `${project.folder}/content`;
const countPosts = () => readdirSync(`${content}/posts`).reduce((sum, type) => sum + readdirSync(`${content}/posts/${type}`).length, 0);
const least = countPosts();
const program = new Command('npm run bench:build --')
  .description('Measures how long a clean build takes: the site as it is, and with posts added in both languages.')
  .argument('[posts...]', 'numbers of posts that the site is to have in each language; 300 1000 unless given')
  .showHelpAfterError()
  .parse();
const given = program.args.map(Number);
if (given.some((size) => !Number.isInteger(size) || size <= least))
  program.error(`Give numbers of posts above the ${least} that there are: npm run bench:build -- 300 1000`);
const sizes = [least, ...(given.length > 0 ? given : [300, 1000])];

const rows: Record<string, number | string>[] = [];
let base: { seconds: number; cpuSeconds: number } | undefined;
try {
  for (const size of sizes) {
    if (size > least) copyPosts(size - least);
    project.forget();
    // Each build begins when what was written before is on the disk.
    spawnSync('sync');
    const { seconds, cpuSeconds, megabytes } = await project.build();
    base ??= { seconds, cpuSeconds };
    /** A post has a document in each language. */
    const perPost = (all: number, without: number) => (size > least ? round(((all - without) / (size - least) / 2) * 1000) : '');
    rows.push({
      'posts a language': size,
      seconds: round(seconds),
      'computing / 2, s': round(cpuSeconds / CORES),
      'ms an added post': perPost(seconds, base.seconds),
      'computing / 2, ms an added post': perPost(cpuSeconds / CORES, base.cpuSeconds / CORES),
      'memory, MB': Math.round(megabytes),
    });
    console.log(
      `${size} posts a language: ${round(seconds)} s, computing ${round(cpuSeconds / CORES)} s of two cores, ${Math.round(megabytes)} MB`,
    );
  }
} finally {
  project.remove();
}
console.table(rows);

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function copyPosts(count: number): void {
  const ids = readdirSync(`${content}/posts/newsroom`).filter((id) => !id.startsWith('made-'));
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [ids[at % ids.length], `made-${at}`].map((id) => `posts/newsroom/${id}`);
    cpSync(`${content}/${from}`, `${content}/${to}`, { recursive: true });
    const date = new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10);
    for (const locale of LOCALES) {
      const file = `${content}/${to}/index.${locale}.md`;
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^date: .*$/m, `date: ${date}`));
    }
  }
}
