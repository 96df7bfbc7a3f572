import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename } from 'node:path';
import { RELEASES } from '../core/build/release.ts';

/** Paths through the link, which operators and proxies name. */
const THROUGH_LINK = ['site', 'server', 'nginx'];

/**
 * Makes a release of a finished build and links `current` to it. A folder that has been released never changes.
 * @param draft The build, in the folder of releases or beside it.
 * @param out Where releases are.
 * @param keep How many earlier releases stay, for a way back and for the files of open tabs.
 */
export function publish(draft: string, out: string, keep: number): void {
  const releases = `${out}/${RELEASES}`;
  mkdirSync(releases, { recursive: true });
  const before = existsSync(`${out}/current`) ? basename(realpathSync(`${out}/current`)) : undefined;
  const name = nameOf(draft, releases);
  renameSync(draft, `${releases}/${name}`);
  linkTo(out, name);
  for (const folder of THROUGH_LINK) {
    const path = `${out}/${folder}`;
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    rmSync(path, { recursive: true, force: true });
    symlinkSync(`current/${folder}`, path, 'junction');
  }
  removeOld(releases, [name, before], keep);
}

/** The beginning of the build's hash; equal sources that are built again get a number. */
function nameOf(draft: string, releases: string): string {
  const hash = readFileSync(`${draft}/build-hash`, 'utf8').slice(0, 12);
  let name = hash;
  for (let count = 2; existsSync(`${releases}/${name}`); count += 1) name = `${hash}-${count}`;
  return name;
}

export function linkTo(out: string, name: string): void {
  const link = `${out}/current`;
  rmSync(`${link}.next`, { force: true });
  symlinkSync(`${RELEASES}/${name}`, `${link}.next`, 'junction');
  // Windows renames no folder onto another, and a junction is one.
  if (process.platform === 'win32') rmSync(link, { force: true });
  renameSync(`${link}.next`, link);
}

/** Builds of equal sources count once. A server may still send what was linked before. */
function removeOld(releases: string, inUse: readonly (string | undefined)[], keep: number): void {
  const builtAt = (name: string) => statSync(`${releases}/${name}/build-hash`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = readdirSync(releases)
    .filter((name) => name !== inUse[0])
    .sort((one, other) => builtAt(other) - builtAt(one));
  const kept = new Map<string, string>();
  for (const name of others) {
    const [hash = name] = name.split('-');
    if (hash !== inUse[0]?.split('-')[0] && !kept.has(hash) && kept.size < keep) kept.set(hash, name);
    else if (name !== inUse[1]) rmSync(`${releases}/${name}`, { recursive: true, force: true });
  }
}
