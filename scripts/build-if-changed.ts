import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { DIST, ROOT } from '../pipeline/paths.ts';
import { stamp } from '../pipeline/stamp.ts';

/** Builds unless the site in dist was made from exactly these sources and inputs. Ends the process when the build fails. */
export function buildIfChanged(): void {
  const path = `${DIST}/stamp`;
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp()) return;
  console.log('▸ building the site (the first time its pictures are encoded, which takes a while)');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${ROOT}pipeline/build.ts`], { stdio: 'inherit', cwd: ROOT });
  if (status !== 0) process.exit(status ?? 1);
}
