import { stat } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createFigureTables, MIGRATIONS } from './migrations.ts';
import { openPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { writeState } from './server-state.ts';
import { createSqliteDialect, type SqliteOptions, SqliteThread } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** Proves that inquiries can be stored, by a write that is committed. Rejects with the reason when they cannot. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** Folder of `site.db` and `figures.db`, for a database without `databaseUrl`; created when missing. */
  dataDir: string;
  /** `postgres://…` */
  databaseUrl?: string | undefined;
  /** How long a statement may wait, in milliseconds: for what another process writes to `site.db`, or for PostgreSQL's answer. */
  timeoutMs?: number | undefined;
}

/**
 * Opens the database and migrates its tables: PostgreSQL where there is a URL, else an embedded SQLite file. A write is on the disk
 * before it is confirmed. Throws with the location and a hint when the database cannot be opened.
 */
export async function openDatabase({ dataDir, databaseUrl, timeoutMs }: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openPostgres({ connectionString: databaseUrl, timeoutMs });
  return openSqlite({ path: `${dataDir.replace(/\/$/, '')}/site.db`, busyTimeoutMs: timeoutMs });
}

async function openSqlite({ path, busyTimeoutMs }: SqliteOptions): Promise<Database> {
  const thread = new SqliteThread({ path, busyTimeoutMs });
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  const close = async () => {
    await db.destroy();
    await thread.destroy();
  };
  try {
    // SQLite has one connection, which nothing else uses yet.
    await thread.run('begin');
    await createFigureTables(db as unknown as Kysely<unknown>);
    const { error } = await createMigrator(db).migrateToLatest();
    await thread.run(error ? 'rollback' : 'commit');
    if (error) throw error;
    await recordProbe(db);
  } catch (error) {
    await close();
    const { message, code = '' } = error as DatabaseError;
    throw new Error(`${path} cannot be opened (${message}): ${hintOf(code)}`);
  }
  const { ino } = await stat(path);
  const probe = async () => {
    // SQLite goes on with a file that was deleted or replaced, and what it stores there is lost.
    const isSame = await stat(path).then(
      (found) => found.ino === ino,
      () => false,
    );
    if (!isSame) throw new Error(`${path} was deleted or replaced while the server ran: restart the server`);
    const writtenAt = await recordProbe(db);
    const { rows } = await thread.run('readCommitted', { sql: "select value from server_state where name = 'probed_at'" });
    // Another server of this file may have written a later moment.
    if (!(String(rows[0]?.value) >= writtenAt)) throw new Error(`What is written to ${path} is not kept: restart the server`);
  };
  return { kind: 'sqlite', db, probe, close };
}

async function openPostgres(options: PostgresOptions): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPostgresPool(options) }) });
  try {
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
    await recordProbe(db);
  } catch (error) {
    await db.destroy();
    // A refused connection has a code and no message.
    const { message, code } = error as DatabaseError;
    throw new Error(`The database's tables cannot be brought up to date (${message || code}): ${hintOfServer(code, message)}`);
  }
  return { kind: 'postgres', db, probe: async () => void (await recordProbe(db)), close: () => db.destroy() };
}

type DatabaseError = Error & { code?: string };
const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
const LOCKED_HINT = 'another process writes into it or keeps it locked, end that one or try again later';
const RESTORE_HINT = 'the file is damaged or is no database, put a backup in its place';
const FOLDER_HINT = 'DATA_DIR must name a folder that can be written to';
const SERVER_HINT = 'DATABASE_URL must lead to a PostgreSQL server that answers, and its user must be allowed to create tables';
/** Advice for what PostgreSQL, or the encryption of its connection, refuses: by the code of the error, or else by its message. */
const SERVER_HINTS: [RegExp, string][] = [
  [
    /CERT|UNABLE_TO_/,
    'the certificate of the server is not trusted; add ?sslmode=verify-full&sslrootcert=/path/to/ca.pem with the one that signed it to DATABASE_URL, and use the name that the certificate is for',
  ],
  [/does not support SSL/, 'the server does not encrypt; switch that on there, or take sslmode out of DATABASE_URL'],
  [/^28/, 'the server does not let this user in; correct user and password in DATABASE_URL (special characters encoded: %40 for @)'],
  [/^3D000$/, 'make the database, or correct its name at the end of DATABASE_URL'],
  [/^42501$/, 'make the user the owner of the database: alter database … owner to …'],
  [/^25006$/, 'this server only reads, as a standby does; lead DATABASE_URL to the one that is written to'],
  [/^53300$/, 'raise max_connections of the server, or run fewer servers: each takes up to ten connections'],
  [/^53100$/, 'the disk of the server is full; make room there'],
];

/** Migrations run once, even when several processes start together: Kysely's migrator locks PostgreSQL, and `begin immediate` SQLite. */
const createMigrator = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

function hintOfServer(code = '', message = ''): string {
  return SERVER_HINTS.find(([pattern]) => pattern.test(code || message))?.[1] ?? SERVER_HINT;
}

function hintOf(code: string): string {
  if (code.startsWith('SQLITE_BUSY')) return LOCKED_HINT;
  return DAMAGED.has(code) ? RESTORE_HINT : FOLDER_HINT;
}

/** Gives what it has written: the moment. */
async function recordProbe(db: Kysely<Tables>): Promise<string> {
  await db.selectFrom('inquiries').select('id').limit(1).execute();
  const writtenAt = new Date().toISOString();
  await writeState(db, 'probed_at', writtenAt);
  return writtenAt;
}
