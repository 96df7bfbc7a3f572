import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hasKillSwitch } from '../pipeline/kill-switch.ts';
import { DIST, ROOT } from '../pipeline/paths.ts';
import { stamp } from '../pipeline/stamp.ts';

/**
 * Builds unless the site in dist was made from exactly these sources and inputs. Ends the process when the build fails.
 * A kill switch stays: who pulled it takes it back (`npm run build`), no schedule does.
 */
export function buildIfChanged(): void {
  const path = `${DIST}/stamp`;
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp()) return;
  console.log('▸ building the site (the first time its pictures are encoded, which takes a while)');
  const flags = hasKillSwitch(DIST) ? ['--kill-switch'] : [];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `${ROOT}pipeline/build.ts`, ...flags], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  if (status !== 0) process.exit(status ?? 1);
}
