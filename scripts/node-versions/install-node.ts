import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CACHE } from '../../pipeline/paths.ts';

/** The folder of a `node` program, or why there is none. */
export interface InstalledNode {
  folder?: string;
  reason?: string;
}

/**
 * Installs a version of Node for this machine from the npm registry, which has the program as a package for each system, so that no
 * installer runs. One that was installed before is used again.
 * @param major 22 for the newest 22.
 */
export function installNode(major: number): InstalledNode {
  const prefix = `${CACHE}/node-${major}`;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = `${prefix}/node_modules/${name}/bin`;
  if (isVersion(folder, major)) return { folder };
  const { status, stderr } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, `${name}@${major}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0 && isVersion(folder, major)) return { folder };
  return { reason: stderr.trim().split('\n').at(-1) || `${name}@${major} has no bin/node` };
}

function isVersion(folder: string, major: number): boolean {
  const program = `${folder}/node${process.platform === 'win32' ? '.exe' : ''}`;
  return existsSync(program) && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.startsWith(`v${major}.`);
}
