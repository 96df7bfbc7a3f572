import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { CACHE, ROOT } from '../pipeline/paths.ts';

// Builds twice, in two folders, two time zones and on two dates, and compares every byte (design 10): once with the
// pictures that are kept from earlier builds, once with every fourth encoded anew, or all of them with `--all`.
// `npm test` runs the first, `npm run test:soak` the second.
const folder = mkdtempSync(`${tmpdir()}/reproducible-`);
const places = [
  { name: 'a', TZ: 'Asia/Seoul', date: '2027-02-28T23:30:00Z' },
  { name: 'b', TZ: 'America/New_York', date: '2031-07-04T00:10:00Z' },
];
// A clock that stands elsewhere, for the build and all it imports.
const clock = `${folder}/clock.mjs`;
writeFileSync(
  clock,
  `const Real = Date; const shift = Real.parse(process.env.FAKE_DATE) - Real.now();
globalThis.Date = class extends Real { constructor(...args) { args.length ? super(...args) : super(Real.now() + shift); } static now() { return Real.now() + shift; } };`,
);
const now = process.env.PUBLISH_NOW || new Date().toISOString();
let faults: string[] = [];
try {
  for (const { name, TZ, date } of places) {
    if (name === 'a' || !process.argv.includes('--all')) keepPictures(`${folder}/${name}/cache`, name === 'b');
    console.log(`building in ${TZ}, on ${date.slice(0, 10)}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', clock, '--import', 'tsx', 'pipeline/build.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        TZ,
        FAKE_DATE: date,
        // Equal bytes are promised for equal released posts: both builds look at the same moment.
        PUBLISH_NOW: now,
        OUT_DIR: `${folder}/${name}/dist`,
        CACHE_DIR: `${folder}/${name}/cache`,
      },
    });
    if (status !== 0) throw new Error(`the build failed:\n${stdout}\n${stderr}`);
  }
  const [a, b] = places.map(({ name }) => hashes(`${folder}/${name}/dist`));
  const names = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].sort();
  faults = names.filter((name) => a?.get(name) !== b?.get(name));
  console.log(`${names.length} files compared, ${faults.length} differ`);
  for (const name of faults) console.log(`  ${name}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(`${CACHE}/reports`, { recursive: true });
process.exit(faults.length === 0 ? 0 : 1);

function keepPictures(cache: string, lacksSome: boolean): void {
  const isLacking = (path: string) =>
    lacksSome && Number.parseInt(createHash('sha256').update(basename(path)).digest('hex').slice(0, 2), 16) % 4 === 0;
  for (const kind of ['media', 'og']) {
    if (existsSync(`${CACHE}/${kind}`))
      cpSync(`${CACHE}/${kind}`, `${cache}/${kind}`, { recursive: true, filter: (path) => basename(path) === kind || !isLacking(path) });
  }
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
