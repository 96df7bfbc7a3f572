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

export interface Place {
  /** Holds `site.db` when there is no `databaseUrl`; made when missing. */
  dataDir: string;
  /** `postgres://…` */
  databaseUrl?: string | undefined;
}

/** How long a writer waits for another, in milliseconds: the server and the staff's tool share one file. */
const BUSY = 10_000;

/**
 * Opens the database of design 6 and brings its tables up to date: PostgreSQL where there is an address, else an
 * embedded SQLite file. Every answered write is on the disk. Throws with the place and the cure when it cannot be opened.
 */
export async function openDatabase({ dataDir, databaseUrl }: Place): Promise<Database> {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const db = new Kysely<Tables>({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
  try {
    await bringUpToDate(kind, db);
  } catch (error) {
    await db.destroy();
    throw new Error(`The database's tables cannot be brought up to date (${reasonOf(error as Refused)})${databaseUrl ? CURE : ''}`);
  }
  return { kind, db, close: () => db.destroy() };
}

const CURE = ': DATABASE_URL must lead to a PostgreSQL server that answers, and its user must be allowed to create tables';

/** A refused connection says nothing but its code. */
type Refused = Error & { code?: string };
const reasonOf = ({ message, code }: Refused) => message || code;

/** Once, though several processes start together. PostgreSQL's migrator takes a lock; for SQLite it takes none. */
async function bringUpToDate(kind: Database['kind'], db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  // There is one connection, and nobody else has it yet.
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
    file = new LibsqlDatabase(path, { timeout: BUSY });
    file.pragma(`busy_timeout = ${BUSY}`);
    patiently(() => file.pragma('journal_mode = WAL'));
    // Personal data that is deleted is overwritten, not merely let go.
    for (const pragma of ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON']) file.pragma(pragma);
  } catch (error) {
    throw new Error(`${path} cannot be opened (${(error as Error).message}): DATA_DIR must name a folder that can be written to`);
  }
  return new SqliteDialect({ database: file as unknown as SqliteDatabase });
}

/** Processes that turn a new file to WAL together are refused at once, whatever the timeout says. */
function patiently(act: () => void): void {
  for (const end = Date.now() + BUSY; ; ) {
    try {
      act();
      return;
    } catch (error) {
      if (!/locked|busy/i.test((error as Error).message) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function postgres(databaseUrl: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection at rest that breaks is let go and the next query takes another; unheard, it would end this process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
