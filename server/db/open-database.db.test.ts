import { execFileSync } from 'node:child_process';
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { runTogether } from '../../tests/support/run-together.ts';
import { openDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/db-`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file in a new folder, whose transactions outlive a loss of power and whose deleted rows leave nothing', async () => {
  const first = await openDatabase({ dataDir: `${folder}/data/` });
  await first.db
    .insertInto('mails')
    .values({ id: 'm', inquiry_id: 'i', kind: 'team', state: 'waiting', attempts: 0, due_at: '2026-01-01T00:00:00.000Z' })
    .execute()
    .then(
      () => expect.unreachable('a mail without its inquiry'),
      (error: Error) => expect(error.message).toMatch(/FOREIGN KEY/),
    );
  const pragmas = await Promise.all(
    ['journal_mode', 'synchronous', 'secure_delete'].map((name) => sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(first.db)),
  );
  expect(pragmas.map(({ rows: [row] }) => Object.values(row ?? {})[0])).toEqual(['wal', 2, 1]);
  await first.close();
});

test('a place that is no folder is named, with the hint', async () => {
  writeFileSync(`${folder}/file`, '');
  await expect(openDatabase({ dataDir: `${folder}/file` })).rejects.toThrow(/file\/site\.db .*DATA_DIR must name a folder/);
});

test('a folder that another process makes at the same moment is taken', async () => {
  const { mkdirSync } = fs;
  const makeTwice = (...where: Parameters<typeof mkdirSync>) => [mkdirSync(...where), mkdirSync(...where)][0];
  const made = vi.spyOn(fs, 'mkdirSync').mockImplementation(makeTwice);
  syncBuiltinESMExports();
  const opened = openDatabase({ dataDir: `${folder}/new/data` }).finally(() => made.mockRestore());
  await (await opened.finally(syncBuiltinESMExports)).close();
});

test('a file of another release is named as such, and stays as it is', async () => {
  const place = { dataDir: folder };
  await (await openDatabase(place)).close();
  const file = new DatabaseSync(`${folder}/site.db`);
  file.exec("insert into kysely_migration values ('0002-later', '2027-01-01T00:00:00.000Z')");
  file.close();
  await expect(openDatabase(place)).rejects.toThrow(
    /site\.db cannot be used \(.*0002-later.*\): another release of this site has written it/,
  );
});

test('a file that another process keeps locked is named, with the hint to end that process', async () => {
  const place = { dataDir: folder, timeoutMs: 200 };
  await (await openDatabase(place)).close();
  const other = new DatabaseSync(`${folder}/site.db`);
  other.exec('begin immediate');
  await expect(openDatabase(place)).rejects.toThrow(/site\.db cannot be used \(database is locked\): another process writes into it/);
  other.close();
  await (await openDatabase(place)).close();
});

test('a full disk is told as such, also in a transaction, which SQLite has then rolled back by itself', async () => {
  const { db, close } = await openDatabase({ dataDir: folder });
  const row = (id: string, message = '') =>
    ({ id, locale: 'en', category: 'esg', created_at: '2026-01-05T01:02:03.004Z', message }) as const;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  await limit((rows[0]?.page_count ?? 0) + 2);
  const fill = db.transaction().execute(async (trx) => {
    await trx.insertInto('inquiries').values(row('small')).execute();
    await trx
      .insertInto('inquiries')
      .values(row('large', 'x'.repeat(100_000)))
      .execute();
  });
  await expect(fill).rejects.toThrow(/^database or disk is full$/);
  await limit(10_000);
  await db.insertInto('inquiries').values(row('later')).execute();
  expect(await db.selectFrom('inquiries').select('id').execute()).toEqual([{ id: 'later' }]);
  await close();
});

test('a PostgreSQL that does not answer is named by its setting, with the hint and without its password', async () => {
  const databaseUrl = 'postgres://site:secret@localhost:1/site';
  const fault = await openDatabase({ dataDir: folder, databaseUrl }).catch((error: Error) => error.message);
  expect(fault).toMatch(/^The database's tables cannot be brought up to date \(.*ECONNREFUSED.*\): DATABASE_URL must lead to /);
  expect(fault).not.toContain('secret');
});

test.each([
  ['S', /self.signed certificate.*\): the certificate of the server is not trusted; add .*sslrootcert/],
  ['N', /does not support SSL connections\): the server does not encrypt/],
])('a PostgreSQL that answers %s to the question for encryption is told apart, with the advice that fits', async (answer, advice) => {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => `${folder}/${name}`) as [string, string];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-subj', '/CN=localhost'], { stdio: 'ignore' });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(answer);
      if (answer === 'N') return;
      const encrypted = new TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) });
      encrypted.on('error', () => undefined);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const databaseUrl = `postgres://site:secret@127.0.0.1:${(server.address() as AddressInfo).port}/site?sslmode=verify-full`;
  await expect(openDatabase({ dataDir: folder, databaseUrl })).rejects.toThrow(advice);
  server.close();
});

await inEachDatabase((makePlace, kind) => {
  test('a second opening finds the tables and what is in them', async () => {
    const place = await makePlace();
    const first = await openDatabase(place);
    expect(first.kind).toBe(kind);
    const row = { id: 'i', locale: 'en', category: 'esg', created_at: '2026-01-05T01:02:03.004Z' } as const;
    await first.db.insertInto('inquiries').values(row).execute();
    const second = await openDatabase(place);
    expect(await second.db.selectFrom('inquiries').selectAll().execute()).toMatchObject([row]);
    await Promise.all([first.close(), second.close()]);
  });

  test('processes that start together bring the tables up to date once', { timeout: 120_000 }, async () => {
    const script = fileURLToPath(new URL('../../tests/support/open-together.ts', import.meta.url));
    expect(await runTogether(script, 4, JSON.stringify(await makePlace()))).toEqual(['0\n', '0\n', '0\n', '0\n']);
  });

  if (kind === 'sqlite') return;
  test('what PostgreSQL refuses is named, with the advice that fits', async () => {
    const { dataDir, databaseUrl = '' } = await makePlace();
    const adviceFor = async (url: string, change?: (admin: Kysely<Tables>) => Promise<unknown>) => {
      const admin = await openDatabase({ dataDir, databaseUrl });
      await change?.(admin.db);
      const fault = await openDatabase({ dataDir, databaseUrl: url }).then(
        async (opened) => {
          await opened.close();
          return 'opened';
        },
        (error: Error) => error.message,
      );
      await admin.close();
      return fault;
    };
    expect(await adviceFor(databaseUrl.replace(/site_\d+/, 'nowhere'))).toMatch(/"nowhere" does not exist\): make the database/);
    expect(await adviceFor(databaseUrl.replace('user=site', 'user=nobody'))).toMatch(
      /"nobody" does not exist\): .* does not let this user in/,
    );
    expect(
      await adviceFor(databaseUrl.replace('user=site', 'user=reader'), (admin) => sql`create role reader login`.execute(admin)),
    ).toMatch(/permission denied .*\): make the user the owner/);
    const readOnly = sql.raw(`alter database ${/site_\d+/.exec(databaseUrl)} set default_transaction_read_only = on`);
    expect(await adviceFor(databaseUrl, (admin) => readOnly.execute(admin))).toMatch(/read-only transaction\): this server only reads/);
  });

  test('connections that fall silent fail their statements and are replaced, and nobody waits for them at the end', {
    timeout: 60_000,
  }, async () => {
    const { dataDir, databaseUrl = '' } = await makePlace();
    const [, name = '', folder = ''] = /^postgres:\/\/\/(\w+)\?host=([^&]+)/.exec(databaseUrl) ?? [];
    const proxy = await startMuteProxy(`${folder}/.s.PGSQL.5432`);
    const database = await openDatabase({ dataDir, databaseUrl: `postgres://site@127.0.0.1:${proxy.port}/${name}`, timeoutMs: 1000 });
    const fillPool = () => Promise.allSettled(Array.from({ length: 12 }, () => sql`select pg_sleep(0.2)`.execute(database.db)));
    const outcomes = async () => new Set((await fillPool()).map(({ status }) => status));
    expect(await outcomes()).toEqual(new Set(['fulfilled']));
    proxy.mute();
    expect(await outcomes()).toContain('rejected');
    expect(await outcomes()).toEqual(new Set(['fulfilled']));
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const waiting = database.db.transaction().execute(async (trx) => {
      begin();
      await sql`select pg_sleep(60)`.execute(trx);
    });
    const ended = expect(waiting).rejects.toThrow();
    await hasBegun;
    proxy.mute();
    await database.close();
    await ended;
    await proxy.stop();
  });

  test('more at once than the server has connections for: all are stored, one after another', async () => {
    const { dataDir, databaseUrl = '' } = await makePlace();
    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query('create role few login connection limit 2');
    await admin.query(`alter database ${/site_\d+/.exec(databaseUrl)} owner to few`);
    await admin.end();
    const { db, close } = await openDatabase({ dataDir, databaseUrl: databaseUrl.replace('user=site', 'user=few') });
    const row = (n: number) => ({ id: `${n}`, locale: 'en', category: 'esg', created_at: '2026-01-05T01:02:03.004Z' }) as const;
    await Promise.all(Array.from({ length: 20 }, (_, n) => db.insertInto('inquiries').values(row(n)).execute()));
    expect(await db.selectFrom('inquiries').select('id').execute()).toHaveLength(20);
    await close();
  });

  test('a connection that the server ends during a transaction fails the transaction, not the process', { timeout: 120_000 }, async () => {
    const script = fileURLToPath(new URL('../../tests/support/lose-connections.ts', import.meta.url));
    const [said = ''] = await runTogether(script, 1, JSON.stringify(await makePlace()));
    expect(JSON.parse(said)).toEqual({ betweenQueries: expect.any(String), duringQuery: expect.any(String), inquiries: 0 });
  });
});

interface MuteProxy {
  port: number;
  /** Connections that are open now carry nothing any more, and are not closed either. New ones work. */
  mute(): void;
  stop(): Promise<void>;
}

/** A network before a server, here one that listens on a socket of this machine, which can lose all packets of its connections. */
async function startMuteProxy(path: string): Promise<MuteProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ path });
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => pairs.delete(pair));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const muted: Socket[] = [];
  return {
    port: (server.address() as { port: number }).port,
    mute() {
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
        muted.push(client, upstream);
      }
    },
    stop() {
      for (const socket of [...muted, ...[...pairs].flat()]) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
