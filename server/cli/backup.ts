import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { Command } from 'commander';
import type { BackupContent } from '../backup/backup-content.ts';
import { deleteOldBackups, KEEP_DAYS, nameBackup } from '../backup/old-backups.ts';
import { backUpPostgres } from '../backup/postgres-backup.ts';
import { backUpSqlite } from '../backup/sqlite-backup.ts';
import { findDatabase } from './find-database.ts';
import { formatCount } from './format-text.ts';
import { type ProgramContext, runIfMain } from './program.ts';
import { readNumber } from './read-arguments.ts';

/** Copies the database (docs/operations.md). */
export function createBackup({ print, env }: ProgramContext): Command {
  return new Command('npm run backup --')
    .description('Writes a checked copy of the database, also while the server runs.')
    .option('--out <FOLDER>', 'where the copy goes; DATA_DIR/backups unless given')
    .option('--keep <DAYS>', 'deletes copies in this folder that are older, as the privacy policy promises', readNumber, KEEP_DAYS)
    .addHelpText('after', '\nDATA_DIR or DATABASE_URL say where the data is, as for the server.')
    .action(async ({ out, keep }: { out?: string; keep: number }) => {
      const { path, dataDir, databaseUrl } = findDatabase(env);
      const folder = (out ?? `${dataDir.replace(/\/$/, '')}/backups`).replace(/\/$/, '');
      if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
      const now = new Date();
      const copy = `${folder}/${nameBackup(databaseUrl ? 'postgres' : 'sqlite', now)}`;
      // A copy has its name only when it is whole.
      const draft = `${copy}.draft`;
      const content: BackupContent | undefined = databaseUrl ? void (await backUpPostgres(databaseUrl, draft)) : backUpSqlite(path, draft);
      renameSync(draft, copy);
      print(
        `${copy}: ${statSync(copy).size} bytes${content ? `, ${formatCount(content.inquiries, 'inquiry', 'inquiries')}` : ''}, checked`,
      );
      for (const name of deleteOldBackups(folder, keep, now)) print(`deleted: ${folder}/${name}`);
    });
}

await runIfMain(import.meta.url, createBackup);
