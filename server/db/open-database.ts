import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Inquiry, LIMITS } from '../../core/contact/inquiry.ts';
import { type DatabaseError, describeFileFault } from './describe-fault.ts';
import { type Figures, openSqliteFigures } from './figures.ts';
import { insertInquiry } from './inquiries.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { writeState } from './server-state.ts';
import { createSqliteDialect, SqliteError, type SqliteOptions, SqliteThread } from './sqlite-dialect.ts';
import type { FigureTables, Tables } from './tables.ts';

export interface Database {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
  /** What is counted of visits. It fails by itself: inquiries do not depend on it. */
  figures: Figures;
  /** Proves by a write that inquiries can be stored. Rejects with reason and cure. @param isThorough Checks every page of the file. */
  probe(options?: { isThorough?: boolean }): Promise<void>;
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

/** Opens the database (spec 7) and migrates it. A write is on the disk before it is confirmed. Throws with location and hint. */
export async function openDatabase({ dataDir, databaseUrl, timeoutMs }: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openPostgres({ connectionString: databaseUrl, timeoutMs });
  return openSqlite({ path: `${dataDir.replace(/\/$/, '')}/site.db`, busyTimeoutMs: timeoutMs });
}

async function openSqlite({ path, busyTimeoutMs }: SqliteOptions): Promise<Database> {
  const thread = new SqliteThread({ path, busyTimeoutMs });
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(thread) });
  const figures = openSqliteFigures(`${dirname(path)}/figures.db`);
  const close = async () => {
    await db.destroy();
    await Promise.all([thread.destroy(), figures.close()]);
  };
  try {
    // SQLite has one connection, which nothing else uses yet.
    await thread.run('begin');
    const { error } = await createMigrator(db).migrateToLatest();
    await thread.run(error ? 'rollback' : 'commit');
    if (error) throw error;
    await writeState(db, 'probed_at', new Date().toISOString());
  } catch (error) {
    await close();
    const { message } = error as DatabaseError;
    if (isOfAnotherRelease(message)) throw new Error(`${path} cannot be used (${message}): ${RELEASE_HINT}`);
    throw new Error(describeFileFault(path, error as DatabaseError));
  }
  const { ino } = await stat(path);
  const readCommitted = async (query: string) => (await thread.run('readCommitted', { sql: query })).rows[0] ?? {};
  const prove = async (isThorough: boolean) => {
    // SQLite goes on with a file that was deleted or replaced, and what it stores there is lost.
    const isSame = await stat(path).then(
      (found) => found.ino === ino,
      () => false,
    );
    if (!isSame) throw new Error(`${path} was deleted or replaced while the server ran: restart the server`);
    const writtenAt = await proveStorage(db);
    const { value } = await readCommitted("select value from server_state where name = 'probed_at'");
    // Another server of this file may have written a later moment.
    if (!(String(value) >= writtenAt)) throw new Error(`What is written to ${path} is not kept: restart the server`);
    if (!isThorough) return;
    const [fault] = Object.values(await readCommitted('pragma quick_check(1)'));
    if (fault !== 'ok') throw new SqliteError({ message: String(fault), code: 'SQLITE_CORRUPT' });
  };
  const probe = async ({ isThorough = false } = {}) => {
    try {
      await prove(isThorough);
    } catch (error) {
      throw error instanceof SqliteError ? new Error(describeFileFault(path, error)) : error;
    }
  };
  return { kind: 'sqlite', db, figures, probe, close };
}

async function openPostgres(options: PostgresOptions): Promise<Database> {
  const dialect = new PostgresDialect({ pool: openPostgresPool(options) });
  const db = new Kysely<Tables>({ dialect });
  const figures = new Kysely<FigureTables>({ dialect });
  try {
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
    await proveStorage(db);
  } catch (error) {
    await db.destroy();
    // A refused connection has a code and no message.
    const { message, code } = error as DatabaseError;
    throw new Error(`The database's tables cannot be brought up to date (${message || code}): ${hintOfServer(code, message)}`);
  }
  return {
    kind: 'postgres',
    db,
    // Closed with the other connections.
    figures: { use: (action) => action(figures), close: async () => {} },
    probe: async () => void (await proveStorage(db)),
    close: () => db.destroy(),
  };
}

const RELEASE_HINT = 'another release of this site has written it, start that one, or restore the backup that was made before the update';
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
  if (isOfAnotherRelease(message)) return RELEASE_HINT;
  return SERVER_HINTS.find(([pattern]) => pattern.test(code || message))?.[1] ?? SERVER_HINT;
}

/** Kysely's words where the database names a migration that this release does not have. */
const isOfAnotherRelease = (message: string) => message.startsWith('corrupted migrations');

/** How many characters a proof writes: as many as the longest inquiry has bytes, so that it finds no room where an inquiry would find none. */
const PROOF_LENGTH = 4 * LIMITS.message.max;

/** Does what an inquiry does, takes it back, then keeps a text of its size, which begins with the moment that it gives (ISO 8601). */
async function proveStorage(db: Kysely<Tables>): Promise<string> {
  const trx = await db.startTransaction().execute();
  try {
    await insertInquiry(trx, PROOF_INQUIRY, { digest: randomUUID(), at: EARLIEST, key: randomUUID() });
  } finally {
    await trx.rollback().execute();
  }
  const writtenAt = new Date().toISOString();
  await writeState(db, 'probed_at', writtenAt.padEnd(PROOF_LENGTH));
  return writtenAt;
}

/** Names nobody. */
const PROOF_INQUIRY: Inquiry = {
  locale: 'en',
  category: 'other',
  name: '',
  company: '',
  country: '',
  email: '',
  subject: '',
  message: ' '.repeat(PROOF_LENGTH),
  privacyAgreement: true,
  marketingAgreement: true,
};
/** Before any inquiry: nothing that another transaction reads depends on it. */
const EARLIEST = new Date(0).toISOString();
