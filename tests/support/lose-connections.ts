import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openDatabase } from '../../server/db/open-database.ts';
import type { Tables } from '../../server/db/tables.ts';
import { waitForOthers } from './wait-for-others.ts';

// A process whose connections PostgreSQL ends during transactions (server/db/open-database.db.test.ts). It says how each
// transaction failed, and how many inquiries it finds afterwards.
const place = JSON.parse(process.argv[2] as string);
const database = await openDatabase(place);
const operator = await openDatabase(place);
await waitForOthers();

const betweenQueries = await failureOf(async (trx) => {
  await endConnection(await pidOf(trx));
  await sql`select 1`.execute(trx);
});
const duringQuery = await failureOf(async (trx) => {
  const pid = await pidOf(trx);
  const failure = sql`select pg_sleep(60)`.execute(trx).catch((error: Error) => error);
  await endConnection(pid);
  throw await failure;
});
const { length } = await database.db.selectFrom('inquiries').select('id').execute();
console.log(JSON.stringify({ betweenQueries, duringQuery, inquiries: length }));
await Promise.all([database.close(), operator.close()]);

/** The message with which a transaction that has written an inquiry fails; undefined when it is committed. */
function failureOf(act: (trx: Transaction<Tables>) => Promise<void>): Promise<string | undefined> {
  const row = { id: 'i', locale: 'en', category: 'esg', created_at: '2026-01-05T01:02:03.004Z' } as const;
  return database.db
    .transaction()
    .execute(async (trx) => {
      await trx.insertInto('inquiries').values(row).execute();
      await act(trx);
    })
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
}

async function pidOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid as number;
}

/** Ends a connection as an operator or a restart does, and waits until this process has heard of it. */
async function endConnection(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid})`.execute(operator.db);
  let isThere = true;
  while (isThere) {
    const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(operator.db);
    isThere = rows.length > 0;
  }
  await pause(100);
}
