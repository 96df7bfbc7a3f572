import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { CACHE } from '../../pipeline/paths.ts';
import { installPackages } from './programs.ts';

/** The folder with `postgres` and `initdb`, or why there is none. */
export type FoundPostgres = { bin: string; missing?: undefined } | { bin?: undefined; missing: string };

/** A machine that could not install it is not asked again at once, by each file of tests. */
const PAUSE = 3_600_000;

/** Looks for a PostgreSQL server on this machine. Where that is possible, Debian's package is installed when there is none. */
export function findPostgres(): FoundPostgres {
  const bin = installedBin();
  if (bin) return { bin };
  const mark = `${CACHE}/postgres-missing`;
  if (existsSync(mark) && Date.now() - statSync(mark).mtimeMs < PAUSE) return { missing: readFileSync(mark, 'utf8') };
  const failure = installPackages(['postgresql'], 'the tests of the database');
  const installed = installedBin();
  if (installed) return { bin: installed };
  const missing = `there is no PostgreSQL server on this machine, and ${failure}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(mark, missing);
  return { missing };
}

/** The newest of those in the usual places, after those on the path. */
export function installedBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...versions.map((name) => `${debian}/${name}/bin`)];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(`${folder}/${name}`)));
}
