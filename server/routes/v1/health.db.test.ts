import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { inEachDatabase } from '../../../tests/support/each-database.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
import { INQUIRY } from '../../../tests/support/inquiries.ts';
import { openTestApp } from '../../../tests/support/test-app.ts';
import { type Database, openDatabase } from '../../db/open-database.ts';

const { dist, remove } = makeFakeDist();
afterAll(remove);

await inEachDatabase((makePlace, kind) => {
  const ask = (app: FastifyInstance) => ({
    ready: async () => (await app.inject('/api/v1/health/ready')).statusCode,
    send: async (change = {}) =>
      (await app.inject({ method: 'POST', url: '/api/v1/inquiries', payload: { ...INQUIRY, ...change } })).statusCode,
  });
  /** Has the clock pass by which a proof gets old. */
  const laterBy = (milliseconds: number) => {
    const now = performance.now() + milliseconds;
    vi.spyOn(performance, 'now').mockReturnValue(now);
  };

  test('a database that only reads from now on is not ready as soon as an inquiry is refused, and ready when it writes again', async () => {
    const place = await makePlace();
    const { app, database, close } = await openTestApp({ dist, env: { DATABASE_URL: place.databaseUrl ?? '' } });
    const other = kind === 'postgres' ? await openDatabase(place) : undefined;
    const { ready, send } = ask(app);
    expect(await ready()).toBe(200);
    await setReadOnly(database, true, other);
    expect(await send()).toBe(500);
    expect(await ready()).toBe(503);
    await setReadOnly(database, false, other);
    expect([await send(), await ready()]).toEqual([201, 200]);
    await other?.close();
    await close();
  });

  if (kind === 'postgres') {
    test('a right that is lost is noticed without an inquiry, within ten seconds', async () => {
      const { databaseUrl = '' } = await makePlace();
      const admin = await openDatabase({ dataDir: '', databaseUrl });
      await sql`create role clerk login`.execute(admin.db);
      await sql`grant all on all tables in schema public to clerk`.execute(admin.db);
      await sql`grant all on schema public to clerk`.execute(admin.db);
      const { app, close } = await openTestApp({ dist, env: { DATABASE_URL: databaseUrl.replace('user=site', 'user=clerk') } });
      const { ready, send } = ask(app);
      expect(await ready()).toBe(200);
      await sql`revoke insert on mails from clerk`.execute(admin.db);
      laterBy(10_001);
      expect([await ready(), await send()]).toEqual([503, 500]);
      await sql`grant insert on mails to clerk`.execute(admin.db);
      expect([await ready(), await send()]).toEqual([200, 201]);
      await close();
      await admin.close();
    });
    return;
  }

  test('a file with damaged pages is not ready from the start, and the log names the cure', async () => {
    const { dataDir } = await makePlace();
    const first = await openTestApp({ dist, env: { DATA_DIR: dataDir, INQUIRY_RATE: '1000/1m' } });
    for (let n = 0; n < 100; n += 1) expect(await ask(first.app).send({ subject: `Inquiry ${n}` })).toBe(201);
    await first.app.close();
    await first.database.close();
    const file = openSync(`${dataDir}/site.db`, 'r+');
    for (const page of [7, 8, 9]) writeSync(file, randomBytes(4096), 0, 4096, page * 4096);
    closeSync(file);
    const { app, database, close } = await openTestApp({ dist, env: { DATA_DIR: dataDir, INQUIRY_RATE: '1000/1m' } });
    expect(await ask(app).ready()).toBe(503);
    // As an inquiry that fails has it: nothing is believed any more.
    expect(await ask(app).ready()).toBe(503);
    await expect(database.probe({ isThorough: true })).rejects.toThrow(
      /site\.db cannot be used \(.*\): the file is damaged .* npm run restore/,
    );
    await close();
  });

  test('a full disk is noticed, and so is that it has room again', async () => {
    const { app, database, close } = await openTestApp({ dist });
    const { ready, send } = ask(app);
    expect(await ready()).toBe(200);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
    await limit(rows[0]?.page_count ?? 0);
    laterBy(10_001);
    expect([await ready(), await send({ message: '가'.repeat(2000) })]).toEqual([503, 500]);
    await limit(10_000);
    expect([await ready(), await send()]).toEqual([200, 201]);
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
