import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** A program that some tests need, and not every machine has. */
export interface Program {
  /** The variable that says where it is, for those who have it elsewhere. */
  variable: string;
  names: string[];
  /** What brings it on Debian. */
  brought: string;
}

/** Where a program is: what its variable says, or the first of its names that there is. */
export function pathOf({ variable, names }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = names.flatMap((name) => (/[\\/]/.test(name) ? [name] : folders.map((folder) => `${folder}/${name}`)));
  return [process.env[variable] ?? '', ...candidates].find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs Debian packages where that is possible, which is said. Gives the reason why a program may still be missing. */
export function installPackages(packages: string[], purpose: string): string {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return 'only root with apt-get can install it';
  console.log(`▸ installing ${packages.join(', ')} for ${purpose} (about a minute, once)`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=200', ...args], {
      stdio: 'ignore',
      // Run level 1: no service of a package is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      timeout: 600_000,
    }).status;
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', ...packages) === 0
    ? 'it is not where it is looked for'
    : 'apt-get could not install it';
}
