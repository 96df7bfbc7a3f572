import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BackupContent } from '../backup/backup-content.ts';
import { deleteOldBackups, KEEP_DAYS, nameBackup } from '../backup/old-backups.ts';
import { backUpPostgres } from '../backup/postgres-backup.ts';
import { backUpSqlite } from '../backup/sqlite-backup.ts';
import { UsageError } from './command.ts';
import { findDatabase } from './find-database.ts';
import { formatCount } from './format-count.ts';
import { runMain } from './run-main.ts';

const HELP = `Writes a checked copy of the database, also while the server runs.

Usage: npm run backup -- [OPTIONS]

  --out FOLDER  where the copy goes; DATA_DIR/backups unless given
  --keep DAYS   deletes copies in this folder that are older; ${KEEP_DAYS} unless given, as the privacy policy promises
  --help        shows this help

DATA_DIR or DATABASE_URL say where the data is, as for the server.`;

// `npm run backup` (docs/operations.md).
process.exitCode = await runMain(HELP, async (args, print) => {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' }, keep: { type: 'string', default: String(KEEP_DAYS) } },
    allowPositionals: true,
  });
  if (positionals.length > 0) throw new UsageError(`'${positionals[0]}' is one argument too many`);
  const days = Number(values.keep);
  if (!Number.isInteger(days) || days < 1) throw new UsageError(`--keep is '${values.keep}': give a whole number of days from 1`);
  const { path, dataDir, databaseUrl } = findDatabase(process.env);
  const folder = (values.out ?? `${dataDir.replace(/\/$/, '')}/backups`).replace(/\/$/, '');
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const copy = `${folder}/${nameBackup(databaseUrl ? 'postgres' : 'sqlite', now)}`;
  // A copy has its name only when it is whole.
  const draft = `${copy}.draft`;
  const content: BackupContent | undefined = databaseUrl ? void (await backUpPostgres(databaseUrl, draft)) : backUpSqlite(path, draft);
  renameSync(draft, copy);
  print(`${copy}: ${statSync(copy).size} bytes${content ? `, ${formatCount(content.inquiries, 'inquiry', 'inquiries')}` : ''}, checked`);
  for (const name of deleteOldBackups(folder, days, now)) print(`deleted: ${folder}/${name}`);
});
