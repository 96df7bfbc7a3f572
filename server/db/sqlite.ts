import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { commandOf } from '../command-of.ts';
import { makePrivateFolder } from './private-folder.ts';

/** An error of SQLite, of PostgreSQL, or of the file system. */
export type DatabaseError = Error & {
  code?: string;
  /** SQLite's result code: https://www.sqlite.org/rescode.html */
  errcode?: number;
};

export interface SqliteOptions {
  /** Path of the file; its folder is created when missing. */
  path: string;
  /** How long a statement waits for what another process writes, in milliseconds: the server and the command line tools share one file. */
  busyTimeoutMs?: number | undefined;
}

const BUSY_TIMEOUT_MS = 10_000;
const BUSY_PAUSE_MS = 10;

/**
 * Opens the file of an embedded database in this process, and creates it where it is missing, readable for this user alone; SQLite gives its
 * log the same mode. Throws SQLite's or the file system's error.
 */
export async function openSqliteFile<Tables>({ path, busyTimeoutMs = BUSY_TIMEOUT_MS }: SqliteOptions): Promise<Kysely<Tables>> {
  makePrivateFolder(dirname(path));
  // A file that exists must not be opened here: to close it again would drop the locks of other connections in this process.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const name of [path, `${path}-wal`, `${path}-shm`]) makePrivate(name);
  const file = new DatabaseSync(path);
  try {
    // `secure_delete` overwrites deleted personal data. Where several processes set a new file to WAL, SQLite refuses all but one.
    const pragmas = 'pragma journal_mode = WAL; pragma synchronous = FULL; pragma secure_delete = ON';
    await retryWhileBusy(async () => file.exec(pragmas), busyTimeoutMs);
  } catch (error) {
    file.close();
    throw error;
  }
  const config = { database: toDatabase(file) };
  const createDriver = () => new FileDriver(config, file, busyTimeoutMs);
  return new Kysely({ dialect: Object.assign(new SqliteDialect(config), { createDriver }) });
}

/** A file that an earlier version made readable to others. One of another user cannot be changed, and is not ours to change. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Waits for a lock by asking again. SQLite's own waiting would stop the whole process, and with it every page. */
async function retryWhileBusy<Result>(action: () => Promise<Result>, timeoutMs: number): Promise<Result> {
  for (const end = performance.now() + timeoutMs; ; await pause(BUSY_PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error as DatabaseError) || performance.now() > end) throw error;
    }
  }
}

/** What Kysely needs of `better-sqlite3`, by Node's own module. */
const toDatabase = (file: DatabaseSync): SqliteDatabase => ({
  close: () => file.close(),
  prepare(sql) {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  },
});

/** Kysely's driver, which waits for locks and knows how SQLite ends a transaction. */
class FileDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #busyTimeoutMs: number;

  constructor(config: SqliteDialectConfig, file: DatabaseSync, busyTimeoutMs: number) {
    super(config);
    this.#file = file;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query) => {
        // A statement blocks. Pages are answered between one and the next.
        await turn();
        return retryWhileBusy(() => connection.executeQuery(query), this.#busyTimeoutMs);
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** With the lock for writing: one that is asked for later, after a read, cannot be waited for. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back by itself where the disk is full. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** The result codes of SQLite that are told apart, without their extensions. */
export const CODES = { perm: 3, busy: 5, locked: 6, readonly: 8, corrupt: 11, full: 13, notADatabase: 26 };
const hasCode = ({ errcode = 0 }: DatabaseError, ...names: (keyof typeof CODES)[]) =>
  names.some((name) => CODES[name] === (errcode & 0xff));

/** Whether another connection holds a lock. */
export const isBusy = (error: DatabaseError): boolean => hasCode(error, 'busy');

/** Whether SQLite cannot read a file, because bytes of it are damaged, or because it never was a database. */
export const isDamaged = (error: DatabaseError): boolean => hasCode(error, 'corrupt', 'notADatabase');

/** Says what is wrong with a SQLite file and its cure: `DIR/site.db cannot be used (database is locked): …`. @param damagedHint The cure of a file other than `site.db`. */
export function describeFileFault(path: string, error: DatabaseError, damagedHint = RESTORE_HINT): string {
  return `${path} cannot be used (${error.message}): ${hintOf(path, error, damagedHint)}`;
}

const RESTORE_HINT =
  `the file is damaged or is no database, put a backup in its place: ${commandOf('restore')} FILE, the newest in backups/. ` +
  'Without a backup move it away together with its -wal and -shm, which may hold the newest inquiries, and the server begins with an empty one';

function hintOf(path: string, error: DatabaseError, damagedHint: string): string {
  const { code = '' } = error;
  if (isFolder(path)) return 'it is a folder, move that away';
  if (isDamaged(error)) return damagedHint;
  if (hasCode(error, 'busy', 'locked')) return 'another process writes into it or keeps it locked, end that one or try again later';
  if (hasCode(error, 'full') || ['ENOSPC', 'EDQUOT'].includes(code)) return 'the disk is full, make room on it';
  if (hasCode(error, 'readonly', 'perm') || ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return 'the user of this process has no right to write it, give the data folder and its files to that user (chown), on a disk that is not read-only';
  return 'DATA_DIR must name a folder that can be written to';
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
