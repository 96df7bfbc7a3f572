import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inEachDatabase } from '../../../tests/support/each-database.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { type Database, openDatabase } from '../../db/open-database.ts';

const { dist, remove } = makeFakeDist();
afterAll(remove);

await inEachDatabase((makePlace, kind) => {
  test('a database that only reads from now on is not ready as soon as an inquiry is refused, and ready when it writes again', async () => {
    const place = await makePlace();
    const { app, database, close } = await openTestApp({ dist, env: { DATABASE_URL: place.databaseUrl ?? '' } });
    const other = kind === 'postgres' ? await openDatabase(place) : undefined;
    const ready = async () => (await app.inject('/api/v1/health/ready')).statusCode;
    const send = async () => (await app.inject({ method: 'POST', url: '/api/v1/inquiries', payload: INQUIRY })).statusCode;
    expect(await ready()).toBe(200);
    await setReadOnly(database, true, other);
    expect(await send()).toBe(500);
    expect(await ready()).toBe(503);
    await setReadOnly(database, false, other);
    expect([await send(), await ready()]).toEqual([201, 200]);
    await other?.close();
    await close();
  });
});

/** As when a standby takes the place of PostgreSQL: connections end, and new ones read only. */
async function setReadOnly(database: Database, isOn: boolean, other?: Database): Promise<void> {
  if (!other) return void (await sql.raw(`pragma query_only = ${isOn}`).execute(database.db));
  await other.db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection);
    const {
      rows: [own],
    } = await sql<{ name: string }>`select current_database() as name`.execute(connection);
    await sql`alter database ${sql.ref(own?.name ?? '')} set default_transaction_read_only = ${sql.lit(isOn)}`.execute(connection);
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    `.execute(connection);
    expect(rows.length).toBeGreaterThan(0);
  });
  // The pool has noticed.
  await expect
    .poll(() =>
      sql`select 1`.execute(database.db).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}
