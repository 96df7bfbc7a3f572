import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { RETENTION_DAYS_AFTER_REPLY } from '../../core/contact/retention.ts';
import { DAY_MS } from '../../core/site/constants.ts';
import { backUpPostgres } from '../backup/postgres-backup.ts';
import { backUpSqlite } from '../backup/sqlite-backup.ts';
import { commandOf } from '../command-of.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { formatCount } from './format-text.ts';
import { findDatabase, type ProgramContext, readNumber, runIfMain } from './program.ts';

const NAME = /^site-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(?:db|dump)(?:\.draft)?$/;

/** The name of a backup that is made at a moment: `site-2026-11-24T02-52-00-000Z.db`. */
export function nameBackup(kind: 'sqlite' | 'postgres', now: Date): string {
  return `site-${now.toISOString().replace(/[:.]/g, '-')}.${kind === 'sqlite' ? 'db' : 'dump'}`;
}

/** Deletes the backups of a folder that are older than this many days, by the moment in their names, and what was left of one that was broken off. Gives the names. */
export function deleteOldBackups(folder: string, days: number, now: Date): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [day, time] = NAME.exec(name)?.[1]?.split('T') ?? [];
    if (!day || !time) return false;
    const [hours, minutes, seconds, milliseconds] = time.replace('Z', '').split('-');
    return now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) > days * DAY_MS;
  });
  for (const name of old) rmSync(`${folder}/${name}`);
  return old;
}

export function createBackup({ print, env }: ProgramContext): Command {
  return new Command(commandOf('backup'))
    .description('Writes a checked copy of the database, also while the server runs.')
    .option('--out <FOLDER>', 'where the copy goes; DATA_DIR/backups unless given')
    .option(
      '--keep <DAYS>',
      'deletes copies in this folder that are older, as the privacy policy promises',
      readNumber,
      RETENTION_DAYS_AFTER_REPLY,
    )
    .addHelpText('after', '\nDATA_DIR or DATABASE_URL say where the data is, as for the server.')
    .action(async ({ out, keep }: { out?: string; keep: number }) => {
      const { path, dataDir, databaseUrl } = findDatabase(env);
      const folder = (out ?? `${dataDir.replace(/\/$/, '')}/backups`).replace(/\/$/, '');
      try {
        makePrivateFolder(folder);
      } catch (error) {
        throw new Error(`${folder} cannot be made (${(error as Error).message}): name a folder that can be written to, with --out`);
      }
      const now = new Date();
      const copy = `${folder}/${nameBackup(databaseUrl ? 'postgres' : 'sqlite', now)}`;
      // A copy has its name only when it is whole.
      const draft = `${copy}.draft`;
      const inquiries = databaseUrl ? void (await backUpPostgres(databaseUrl, draft)) : backUpSqlite(path, draft);
      renameSync(draft, copy);
      const counted = inquiries === undefined ? '' : `, ${formatCount(inquiries, 'inquiry', 'inquiries')}`;
      print(`${copy}: ${statSync(copy).size} bytes${counted}, checked`);
      for (const name of deleteOldBackups(folder, keep, now)) print(`deleted: ${folder}/${name}`);
    });
}

await runIfMain(import.meta.url, createBackup);
