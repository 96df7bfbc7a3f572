import { renameSync } from 'node:fs';
import { Command } from 'commander';
import { sql, type Transaction } from 'kysely';
import { refuseIfInUse } from '../backup/sqlite-backup.ts';
import { commandOf } from '../command-of.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { FIGURE_KEYS, type FigureTables, type Tables } from '../db/tables.ts';
import { formatCount } from './format-text.ts';
import { findDatabase, locateDatabase, type ProgramContext, runIfMain } from './program.ts';

type AllTables = Tables & FigureTables;
type Row = Readonly<Record<string, string | number | null>>;

/** Every table with the columns that name a row, in the order in which they are filled: a mail needs its inquiry. */
const KEYS = {
  inquiries: ['id'],
  mails: ['id'],
  consents: ['id'],
  consent_withdrawals: ['id'],
  server_state: ['name'],
  ...FIGURE_KEYS,
} as const satisfies { [Table in keyof AllTables]: readonly (keyof AllTables[Table])[] };
const TABLES = Object.keys(KEYS) as (keyof AllTables)[];
/** PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 500;

/** Brings the inquiries, consents, mails and figures of an embedded database into an empty PostgreSQL database (docs/inquiries.md). */
export function createMoveToPostgres({ print, env, confirm }: ProgramContext): Command {
  return new Command(commandOf('move-to-postgres'))
    .description('Brings everything in DATA_DIR/site.db into the empty PostgreSQL database of DATABASE_URL. Stop the server first.')
    .option('--yes', 'without asking')
    .action(async ({ yes }: { yes?: true }) => {
      const { dataDir, databaseUrl } = locateDatabase(env);
      if (!databaseUrl) throw new Error('DATABASE_URL is not set: give the address of an empty PostgreSQL database');
      const { path } = findDatabase({ ...env, DATABASE_URL: '' });
      refuseIfInUse(path);
      if (!yes) await confirm(`This brings what is in ${path} into PostgreSQL, and puts the file aside`);
      const kept = `${path}.moved-${new Date().toISOString().replace(/[:.]/g, '-')}`;
      const source = await openDatabase({ dataDir });
      let rows: Map<keyof AllTables, Row[]>;
      try {
        await keepLocked(source);
        rows = await readAll(source);
        const target = await openDatabase({ dataDir, databaseUrl });
        try {
          await target.db.transaction().execute((trx) => fill(trx.withTables<Pick<FigureTables, keyof FigureTables>>(), rows));
        } finally {
          await target.close();
        }
        renameSync(path, kept);
      } finally {
        await source.close();
      }
      const number = (table: keyof AllTables) => rows.get(table)?.length ?? 0;
      print(
        `In PostgreSQL, compared row by row: ${formatCount(number('inquiries'), 'inquiry', 'inquiries')}, ${formatCount(number('mails'), 'mail')}, ` +
          `${formatCount(number('consents'), 'consent')}, ${formatCount(number('visits'), 'row')} of figures.`,
      );
      print(`Start the server with DATABASE_URL. What was there before: ${kept}. It holds personal data: delete it when you are sure.`);
    });
}

/** Until it is closed nobody else reads or writes the file, which has no log any more: a server that starts meanwhile would take inquiries that are not moved. */
async function keepLocked({ db }: Database): Promise<void> {
  for (const statement of ['pragma locking_mode = exclusive', 'pragma journal_mode = delete', 'begin exclusive', 'commit'])
    await sql.raw(statement).execute(db);
}

async function readAll(source: Database): Promise<Map<keyof AllTables, Row[]>> {
  const rows = new Map<keyof AllTables, Row[]>();
  for (const table of TABLES) {
    // SQLite has figures in a file of their own.
    const read = (db: unknown) => readTable(db as Transaction<AllTables>, table);
    rows.set(table, await (table in FIGURE_KEYS ? source.figures.use(read) : read(source.db)));
  }
  return rows;
}

/** All rows by their keys, in an order that is that of every database. */
async function readTable(db: Transaction<AllTables>, table: keyof AllTables): Promise<Row[]> {
  const rows = (await db.selectFrom(table).selectAll().execute()) as Row[];
  const keyOf = (row: Row) => JSON.stringify(KEYS[table].map((column) => row[column]));
  const keyed = rows.map((row) => [keyOf(row), row] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Throws, and with it takes everything back, where the tables are not empty, or do not hold the same afterwards. */
async function fill(trx: Transaction<AllTables>, rows: ReadonlyMap<keyof AllTables, Row[]>): Promise<void> {
  for (const table of TABLES.filter((name) => name !== 'server_state')) {
    const found = (await readTable(trx, table)).length;
    if (found > 0)
      throw new Error(`${table} of the PostgreSQL database has ${formatCount(found, 'row')}: give an empty database. Nothing was changed.`);
  }
  // What opening the database has written, and its own key of the links in mails.
  await trx.deleteFrom('server_state').execute();
  for (const [table, all] of rows) {
    for (let start = 0; start < all.length; start += ROWS_AT_ONCE)
      await trx
        .insertInto(table)
        .values(all.slice(start, start + ROWS_AT_ONCE) as never)
        .execute();
    if (toText(await readTable(trx, table)) !== toText(all))
      throw new Error(`${table} is not the same in PostgreSQL afterwards: nothing was changed there, and the file stays`);
  }
}

/** Columns in the order of their names. */
const toText = (rows: Row[]) => JSON.stringify(rows.map((row) => Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))));

await runIfMain(import.meta.url, createMoveToPostgres);
