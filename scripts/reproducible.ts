import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { Command } from 'commander';
import { CACHE, DIST, ROOT } from '../pipeline/paths.ts';
import { buildIfChanged } from './build.ts';

new Command('node scripts/reproducible.ts')
  .description('Builds the site of dist again, in another folder, in a far time zone and on another date, and compares every byte.')
  .showHelpAfterError()
  .parse();
const FAR = { TZ: process.env.TZ === 'America/New_York' ? 'Asia/Seoul' : 'America/New_York', FAKE_DATE: '2031-07-04T00:10:00Z' };

// Equal bytes are promised for equal released posts: both builds look at the same moment.
process.env.PUBLISH_NOW ||= new Date().toISOString();
buildIfChanged();
const folder = mkdtempSync(`${tmpdir()}/reproducible-`);
// A clock that stands elsewhere, for the build and all it imports.
const clock = `${folder}/clock.mjs`;
writeFileSync(
  clock,
  `const Real = Date; const shift = Real.parse(process.env.FAKE_DATE) - Real.now();
globalThis.Date = class extends Real { constructor(...args) { args.length ? super(...args) : super(Real.now() + shift); } static now() { return Real.now() + shift; } };`,
);
let differing: string[] = [];
try {
  for (const kind of ['media', 'og']) copyCache(kind);
  console.log(`building in ${FAR.TZ}, on ${FAR.FAKE_DATE.slice(0, 10)}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', clock, 'pipeline/build.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...FAR, OUT_DIR: `${folder}/dist`, CACHE_DIR: `${folder}/cache` },
  });
  if (status !== 0) throw new Error(`the build failed:\n${stdout}\n${stderr}`);
  const [here, far] = [hashes(DIST), hashes(`${folder}/dist/current`)];
  const names = [...new Set([...here.keys(), ...far.keys()])].sort();
  differing = names.filter((name) => here.get(name) !== far.get(name));
  console.log(`${names.length} files compared, ${differing.length} differ`);
  for (const name of differing) console.log(`  ${name}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(differing.length === 0 ? 0 : 1);

/** Every eighth picture is encoded anew. */
function copyCache(kind: string): void {
  const from = `${CACHE}/${kind}`;
  const filter = (path: string) => path === from || sevenOfEight(path);
  if (existsSync(from)) cpSync(from, `${folder}/cache/${kind}`, { recursive: true, filter });
}

function sevenOfEight(path: string): boolean {
  return Number.parseInt(createHash('sha256').update(basename(path)).digest('hex').slice(0, 2), 16) % 8 !== 0;
}

function hashes(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = `${entry.parentPath}/${entry.name}`;
      return [path.slice(dist.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
