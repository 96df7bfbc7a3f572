import { hash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Command } from 'commander';
import { KILL_SWITCH_MARK, RELEASE_LIST, RELEASES, type ReleaseList } from '../../core/build/release.ts';
import { commandOf } from '../command-of.ts';
import { findDist } from '../current-release.ts';
import { type ProgramContext, runIfMain } from './program.ts';

/** Whether a scheduled build has to leave the kill switch in place. @param link To the release in place. */
export function hasKillSwitch(link: string): boolean {
  return existsSync(`${link}/${KILL_SWITCH_MARK}`);
}

/** Links to a release that differs in its worker alone. A way back is the link to the one before, or a build. */
export function putKillSwitch(link: string): void {
  if (hasKillSwitch(link)) return;
  const [release, out] = [realpathSync(link), dirname(link)];
  const name = `${basename(release)}-kill-switch`;
  const killed = `${out}/${RELEASES}/${name}`;
  if (!existsSync(killed)) {
    const draft = `${out}/${KILL_SWITCH_MARK}.draft`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(release, draft, { recursive: true });
    replaceWorker(draft);
    renameSync(draft, killed);
  }
  rmSync(`${link}.next`, { force: true });
  symlinkSync(`${RELEASES}/${name}`, `${link}.next`, 'junction');
  if (process.platform === 'win32') rmSync(link);
  renameSync(`${link}.next`, link);
}

function replaceWorker(release: string): void {
  const worker = readFileSync(`${release}/server/kill-switch-worker.js`);
  writeFileSync(`${release}/site/sw.js`, worker);
  // The compressed forms are those of the worker that it replaces.
  for (const end of ['.br', '.gz']) rmSync(`${release}/site/sw.js${end}`, { force: true });
  const list = JSON.parse(readFileSync(`${release}/${RELEASE_LIST}`, 'utf8')) as ReleaseList;
  const digest = hash('sha256', worker, 'base64url').slice(0, 22);
  const files = { ...list.files, '/sw.js': { file: 'sw.js', digest, bytes: worker.length } };
  writeFileSync(`${release}/${RELEASE_LIST}`, JSON.stringify({ ...list, files } satisfies ReleaseList));
  writeFileSync(`${release}/${KILL_SWITCH_MARK}`, '');
}

/** Takes the service worker from every visitor (docs/offline.md), on a machine without the sources too. */
export function createKillSwitch({ print, env, confirm }: ProgramContext): Command {
  return new Command(commandOf('kill-switch'))
    .description('Replaces the service worker of the served site by one that unregisters itself (docs/offline.md). It needs no restart.')
    .option('--yes', 'without asking')
    .action(async ({ yes }: { yes?: true }) => {
      const link = findDist(env);
      if (!existsSync(`${link}/site/sw.js`)) throw new Error(`There is no built site at ${link}: run npm run build -- --kill-switch`);
      if (!yes && !hasKillSwitch(link)) await confirm('This takes the service worker, and with it reading offline, from every visitor');
      try {
        putKillSwitch(link);
      } catch (error) {
        throw new Error(`The worker cannot be replaced (${(error as Error).message}): run this as the user who puts builds there`);
      }
      print(
        'dist/site/sw.js is the kill switch now: browsers that request it unregister the service worker. The next build that is made without it removes it.',
      );
    });
}

await runIfMain(import.meta.url, createKillSwitch);
