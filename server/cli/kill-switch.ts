import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { commandOf } from '../command-of.ts';
import { findDist, type ProgramContext, runIfMain } from './program.ts';

const markOf = (dist: string) => `${dist}/kill-switch`;

/** Whether a scheduled build has to leave the kill switch in place. */
export function hasKillSwitch(dist: string): boolean {
  return existsSync(markOf(dist));
}

/** Puts the kill switch in place of the built worker; a server sends it at once. A mark keeps it until `npm run build`. */
export function putKillSwitch(dist: string): void {
  const worker = `${dist}/site/sw.js`;
  // In one move: a server that runs never lacks the file.
  writeFileSync(`${worker}.new`, readFileSync(`${dist}/server/kill-switch-worker.js`));
  // The compressed twins are those of the worker it replaces.
  for (const end of ['.br', '.gz']) rmSync(worker + end, { force: true });
  renameSync(`${worker}.new`, worker);
  writeFileSync(markOf(dist), '');
}

/** Takes the service worker from every visitor (docs/offline.md), on a machine without the sources too. */
export function createKillSwitch({ print, env, confirm }: ProgramContext): Command {
  return new Command(commandOf('kill-switch'))
    .description('Replaces the service worker of the served site by one that unregisters itself (docs/offline.md). It needs no restart.')
    .option('--yes', 'without asking')
    .action(async ({ yes }: { yes?: true }) => {
      const dist = findDist(env);
      if (!existsSync(`${dist}/site/sw.js`)) throw new Error(`There is no built site in ${dist}: run npm run build -- --kill-switch`);
      if (!yes && !hasKillSwitch(dist)) await confirm('This takes the service worker, and with it reading offline, from every visitor');
      try {
        putKillSwitch(dist);
      } catch (error) {
        throw new Error(`The worker cannot be replaced (${(error as Error).message}): run this as the user who puts builds there`);
      }
      print(
        'dist/site/sw.js is the kill switch now: browsers that request it unregister the service worker. The next build that is made without it removes it.',
      );
    });
}

await runIfMain(import.meta.url, createKillSwitch);
