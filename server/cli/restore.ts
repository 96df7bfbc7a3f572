import { accessSync, constants, statSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { checkPostgres, restorePostgres } from '../backup/postgres-backup.ts';
import { checkSqlite, restoreSqlite } from '../backup/sqlite-backup.ts';
import { commandOf } from '../command-of.ts';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { readLinkKey, replaceTeamLinkKey } from '../staff/inquiry-link.ts';
import { formatCount } from './format-text.ts';
import { locateDatabase, type ProgramContext, runIfMain } from './program.ts';

export function createRestore({ print, env, confirm }: ProgramContext): Command {
  return new Command(commandOf('restore'))
    .description('Puts a backup in the place of the database. Stop the server first.')
    .argument('<FILE>', 'a backup', readFile)
    .option('--yes', 'replaces what is in the database now, without asking')
    .addHelpText('after', '\nDATA_DIR or DATABASE_URL say where the data is, as for the server.')
    .action(async (copy: string, { yes }: { yes?: true }) => {
      const { path, dataDir, databaseUrl } = locateDatabase(env);
      if (databaseUrl) await checkPostgres(copy);
      else checkSqlite(copy);
      if (!yes) await confirm('This replaces what is in the database now');
      let keyBefore: string | undefined;
      if (databaseUrl) {
        keyBefore = await readKeyOfServer({ dataDir, databaseUrl });
        await restorePostgres(databaseUrl, copy);
      } else {
        keyBefore = restoreSqlite(path, copy, new Date(), (kept) =>
          print(`What was there before: ${kept}. It holds personal data: delete it when you are sure.`),
        );
      }
      // Brings the tables of an older version up to date, and proves that they can be written.
      const database = await openDatabase({ dataDir, databaseUrl });
      let inquiries = 0;
      try {
        await replaceTeamLinkKey(database, keyBefore);
        const { number } = await database.db
          .selectFrom('inquiries')
          .select(({ fn }) => fn.countAll<number | string>().as('number'))
          .executeTakeFirstOrThrow();
        inquiries = Number(number);
      } finally {
        await database.close();
      }
      print(`${copy} is in place: ${formatCount(inquiries, 'inquiry', 'inquiries')}.`);
      print(
        keyBefore
          ? 'Links in mails to the teams open as before.'
          : `Links in mails that were sent to the teams open nothing any more: ${commandOf('inquiries')} list shows what is open.`,
      );
      print(
        'Mails that were sent since the backup go out once more, and what was destroyed at a person’s request is back: repeat the purge.',
      );
    });
}

/** Undefined where the database cannot be read, which is why a backup is restored. */
async function readKeyOfServer(location: DatabaseLocation): Promise<string | undefined> {
  const database = await openDatabase(location).catch(() => undefined);
  const key = database && (await readLinkKey(database, 'inquiry').catch(() => undefined));
  await database?.close();
  return key;
}

function readFile(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new InvalidArgumentError(`There is no file ${file}`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new InvalidArgumentError(
      `${file} may not be read by this user: copy it to a folder of the server's user, and give it to that user (chown)`,
    );
  }
  return file;
}

await runIfMain(import.meta.url, createRestore);
