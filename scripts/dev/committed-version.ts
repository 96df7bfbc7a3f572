import { spawnSync } from 'node:child_process';
import { ROOT } from '../../pipeline/paths.ts';

/** A file as it was last committed; undefined where there is no Git, or no such file in it. */
export function committedVersion(path: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${path}`], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout : undefined;
}
