import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Inquiry, LIMITS } from '../../core/contact/inquiry.ts';
import { DEFAULT_LOCALE } from '../../core/site/locales.ts';
import { type Figures, openSqliteFigures } from './figures.ts';
import { insertInquiry } from './inquiries.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgresPool, type PostgresOptions } from './postgres-pool.ts';
import { writeState } from './server-state.ts';
import { CODES, type DatabaseError, describeFileFault, openSqliteFile, type SqliteOptions } from './sqlite.ts';
import type { FigureTables, Storage, Tables } from './tables.ts';

export interface Database extends Storage {
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

async function openSqlite(options: SqliteOptions): Promise<Database> {
  const { path } = options;
  const db = await openTables(options);
  const figures = openSqliteFigures(`${dirname(path)}/figures.db`);
  const { ino } = await stat(path);
  const prove = async (isThorough: boolean) => {
    // SQLite goes on with a file that was deleted or replaced, and what it stores there is lost.
    const isSame = await stat(path).then(
      (found) => found.ino === ino,
      () => false,
    );
    if (!isSame) throw new Error(`${path} was deleted or replaced while the server ran: restart the server`);
    await proveStorage(db);
    if (isThorough) await checkPages(options);
  };
  const probe = async ({ isThorough = false } = {}) => {
    try {
      await prove(isThorough);
    } catch (error) {
      throw 'errcode' in (error as DatabaseError) ? new Error(describeFileFault(path, error as DatabaseError)) : error;
    }
  };
  const close = async () => void (await Promise.all([db.destroy(), figures.close()]));
  return { kind: 'sqlite', db, figures, probe, close };
}

/** Opens the file, and brings its tables up to date. */
async function openTables(options: SqliteOptions): Promise<Kysely<Tables>> {
  const { path } = options;
  let db: Kysely<Tables> | undefined;
  try {
    db = await openSqliteFile<Tables>(options);
    // There is one connection, which nothing else uses yet. What is not committed goes with it.
    await sql`begin immediate`.execute(db);
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
    await sql`commit`.execute(db);
    await writeState(db, 'probed_at', new Date().toISOString());
    return db;
  } catch (error) {
    await db?.destroy();
    const { message } = error as DatabaseError;
    if (isOfAnotherRelease(message)) throw new Error(`${path} cannot be used (${message}): ${RELEASE_HINT}`);
    throw new Error(describeFileFault(path, error as DatabaseError));
  }
}

/** Reads every page from the disk, by a connection of its own: one that is in use knows pages by heart. Throws as SQLite does for a damaged file. */
async function checkPages(options: SqliteOptions): Promise<void> {
  const file = await openSqliteFile(options);
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(file);
    const fault = rows[0]?.quick_check;
    if (fault !== 'ok') throw Object.assign(new Error(fault), { errcode: CODES.corrupt });
  } finally {
    await file.destroy();
  }
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
    probe: () => proveStorage(db),
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

/** Does what an inquiry does, takes it back, then keeps a text of its size, which begins with the moment (ISO 8601). */
async function proveStorage(db: Kysely<Tables>): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await insertInquiry(trx, PROOF_INQUIRY, { digest: randomUUID(), at: EARLIEST, key: randomUUID() });
  } finally {
    await trx.rollback().execute();
  }
  await writeState(db, 'probed_at', new Date().toISOString().padEnd(PROOF_LENGTH));
}

/** Names nobody. */
const PROOF_INQUIRY: Inquiry = {
  locale: DEFAULT_LOCALE,
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
