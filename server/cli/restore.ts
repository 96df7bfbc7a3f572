import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkPostgres, restorePostgres } from '../backup/postgres-backup.ts';
import { checkSqlite, restoreSqlite } from '../backup/sqlite-backup.ts';
import { openDatabase } from '../db/open-database.ts';
import { UsageError } from './command.ts';
import { locateDatabase } from './find-database.ts';
import { formatCount } from './format-count.ts';
import { runMain } from './run-main.ts';

const HELP = `Puts a backup in the place of the database. Stop the server first.

Usage: npm run restore -- FILE --yes

  --yes   replaces what is in the database now
  --help  shows this help

DATA_DIR or DATABASE_URL say where the data is, as for the server.`;

// `npm run restore` (docs/operations.md).
process.exitCode = await runMain(HELP, async (args, print) => {
  const { values, positionals } = parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true });
  const [copy, ...more] = positionals;
  if (!copy || more.length > 0) throw new UsageError('Give one file, a backup');
  if (!existsSync(copy)) throw new UsageError(`There is no file ${copy}`);
  const { path, dataDir, databaseUrl } = locateDatabase(process.env);
  if (databaseUrl) await checkPostgres(copy);
  else checkSqlite(copy);
  if (!values.yes) throw new UsageError('This replaces what is in the database now: add --yes');
  const kept = databaseUrl ? void (await restorePostgres(databaseUrl, copy)) : restoreSqlite(path, copy, new Date());
  // Brings the tables of an older version up to date, and proves that they can be written.
  const database = await openDatabase({ dataDir, databaseUrl });
  const { inquiries } = await database.db
    .selectFrom('inquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('inquiries'))
    .executeTakeFirstOrThrow();
  await database.close();
  print(`${copy} is in place: ${formatCount(Number(inquiries), 'inquiry', 'inquiries')}.`);
  if (kept) print(`What was there before: ${kept}. It holds personal data: delete it when you are sure.`);
  print('Mails that were sent since the backup go out once more, and what was destroyed at a person’s request is back: repeat the purge.');
});
