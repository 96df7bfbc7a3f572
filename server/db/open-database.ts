import { mkdirSync } from 'node:fs';
import { Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** Folder of `site.db`, for a database without `databaseUrl`; created when missing. */
  dataDir: string;
  /** `postgres://…` */
  databaseUrl?: string | undefined;
}

/** How long a writer waits for another one: the server and the command line tools share one file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens the database and migrates its tables: PostgreSQL where there is a URL, else an embedded SQLite file. A write is on the disk
 * before it is confirmed. Throws with the location and a hint when the database cannot be opened.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const db = new Kysely<Tables>({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
  try {
    await migrate(kind, db);
  } catch (error) {
    await db.destroy();
    throw new Error(
      `The database's tables cannot be brought up to date (${getReason(error as ConnectionError)})${databaseUrl ? HINT : ''}`,
    );
  }
  return { kind, db, close: () => db.destroy() };
}

const HINT = ': DATABASE_URL must lead to a PostgreSQL server that answers, and its user must be allowed to create tables';

/** A refused connection has a code and no message. */
type ConnectionError = Error & { code?: string };
const getReason = ({ message, code }: ConnectionError) => message || code;

/** Runs the migrations once, even when several processes start together. Kysely's migrator locks PostgreSQL, and not SQLite. */
async function migrate(kind: Database['kind'], db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  // SQLite has one connection, which nothing else uses yet.
  if (kind === 'sqlite') await sql`begin immediate`.execute(db);
  const { error } = await migrator.migrateToLatest();
  if (kind === 'sqlite') await sql.raw(error ? 'rollback' : 'commit').execute(db);
  if (error) throw error;
}

function sqlite(dataDir: string): SqliteDialect {
  const path = `${dataDir.replace(/\/$/, '')}/site.db`;
  let file: InstanceType<typeof LibsqlDatabase>;
  try {
    mkdirSync(dataDir, { recursive: true });
    file = new LibsqlDatabase(path, { timeout: BUSY_TIMEOUT_MS });
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    retryWhileBusy(() => file.pragma('journal_mode = WAL'));
    // `secure_delete` overwrites deleted personal data.
    for (const pragma of ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON']) file.pragma(pragma);
  } catch (error) {
    throw new Error(`${path} cannot be opened (${(error as Error).message}): DATA_DIR must name a folder that can be written to`);
  }
  return new SqliteDialect({ database: file as unknown as SqliteDatabase });
}

/** When several processes set a new file to WAL, SQLite refuses all but one at once, whatever the timeout is. */
function retryWhileBusy(action: () => void): void {
  for (const end = Date.now() + BUSY_TIMEOUT_MS; ; ) {
    try {
      action();
      return;
    } catch (error) {
      if (!/locked|busy/i.test((error as Error).message) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function postgres(databaseUrl: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces an idle connection that breaks. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  // The pool listens to idle connections only. One that breaks in use rejects its query, which the caller reports.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
