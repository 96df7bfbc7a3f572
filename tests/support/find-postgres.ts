import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { CACHE } from '../../pipeline/paths.ts';

/** The folder with `postgres` and `initdb`, or why there is none. */
export type FoundPostgres = { bin: string; missing?: undefined } | { bin?: undefined; missing: string };

const LIMIT = 240_000;
/** A machine that could not install it is not asked again at once. */
const PAUSE = 3_600_000;

/** Looks for a PostgreSQL server on this machine; as root, where there is apt-get, installs Debian's package when there is none. */
export async function findPostgres(): Promise<FoundPostgres> {
  const bin = installedBin();
  if (bin) return { bin };
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return { missing: 'there is no PostgreSQL server on this machine: install one, or put its folder on PATH' };
  const mark = `${CACHE}/postgres-missing`;
  if (existsSync(mark) && Date.now() - statSync(mark).mtimeMs < PAUSE) return { missing: readFileSync(mark, 'utf8') };
  console.log('▸ no PostgreSQL found: installing the postgresql package (a minute or two, for the database tests only)');
  const failure = await install();
  const installed = installedBin();
  if (installed) return { bin: installed };
  const missing = `the postgresql package could not be installed (${failure ?? 'it holds no server'})`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(mark, missing);
  return { missing };
}

/** The newest of those in the usual places, after those on the path. */
export function installedBin(path = process.env.PATH ?? '', debian = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...path.split(process.platform === 'win32' ? ';' : ':').filter(Boolean),
    ...versions.map((name) => `${debian}/${name}/bin`),
  ];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(`${folder}/${name}`)));
}

async function install(): Promise<string | undefined> {
  const wait = ['-o', 'DPkg::Lock::Timeout=200', '-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1'];
  const updated = await run(['update', '-qq', ...wait]);
  return (await run(['install', '-y', '-qq', '--no-install-recommends', ...wait, 'postgresql'])) ?? updated;
}

/** Run level 1: the package's own server is not started. */
function run(args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('apt-get', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      timeout: LIMIT,
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text;
    });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      const last = said.trim().split('\n').at(-1);
      resolve(code === 0 ? undefined : signal ? `apt-get took longer than ${LIMIT / 1000} s` : last || `apt-get ended with ${code}`);
    });
  });
}
