import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { hashBuild } from '../pipeline/build-hash.ts';
import { DIST, ROOT } from '../pipeline/paths.ts';
import { hasKillSwitch } from '../server/cli/kill-switch.ts';

/** Builds the site unless dist is of exactly these sources. Exits when the build fails. An active kill switch stays active. */
export function buildIfChanged(): void {
  const path = `${DIST}/build-hash`;
  if (existsSync(path) && readFileSync(path, 'utf8') === hashBuild()) return;
  console.log('▸ building the site (half a minute)');
  const flags = hasKillSwitch(DIST) ? ['--kill-switch'] : [];
  // As `npm run build` does: with what the machine has, the build would take 1.3 GB at a thousand posts.
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=400', `${ROOT}pipeline/build.ts`, ...flags], {
    stdio: 'inherit',
    cwd: ROOT,
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) {
  new Command('node scripts/build.ts').description('Builds the site when its sources or inputs have changed.').showHelpAfterError().parse();
  buildIfChanged();
}
