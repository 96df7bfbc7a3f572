import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { DIST } from '../pipeline/paths.ts';
import { hasKillSwitch, writeKillSwitch } from '../pipeline/site-files/write-kill-switch.ts';
import { confirm } from '../server/cli/confirm.ts';

const program = new Command('npm run kill-switch --')
  .description('Replaces the service worker of the served site by one that unregisters itself (docs/offline.md). It needs no restart.')
  .option('--yes', 'without asking')
  .showHelpAfterError()
  .parse();
const { yes } = program.opts<{ yes?: true }>();

if (!existsSync(`${DIST}/site/sw.js`)) program.error(`There is no built site in ${DIST}: run npm run build -- --kill-switch`);
if (!yes && !hasKillSwitch(DIST))
  await confirm('This takes the service worker, and with it reading offline, from every visitor').catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
await writeKillSwitch(DIST);
console.log('dist/site/sw.js is the kill switch now: browsers that request it unregister the service worker. `npm run build` removes it.');
