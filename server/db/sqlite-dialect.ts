import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Piscina } from 'piscina';
import type { SqliteAnswer, SqliteQuery } from './sqlite-thread.mjs';

const WORKER = new URL('./sqlite-thread.mjs', import.meta.url);
/** How long a writer waits for another one: the server and the command line tools share one file. */
const BUSY_TIMEOUT_MS = 10_000;
const YOUNG_GENERATION_MB = 8;

export interface SqliteOptions {
  /** Path of the file; its folder is created when missing. */
  path: string;
  busyTimeoutMs?: number | undefined;
}

/** Kysely's dialect for the file of an embedded database, whose thread the caller ends. */
export function createSqliteDialect(thread: SqliteThread): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** A file in a thread of its own: SQLite's calls wait for locks and the disk, and pages must not. */
export class SqliteThread {
  readonly #pool: Piscina<unknown, SqliteAnswer>;

  constructor({ path, busyTimeoutMs = BUSY_TIMEOUT_MS }: SqliteOptions) {
    this.#pool = new Piscina({
      filename: WORKER.href,
      minThreads: 1,
      maxThreads: 1,
      workerData: { path, busyTimeoutMs },
      // Not this process's own, such as a compiler of TypeScript: the thread is JavaScript.
      execArgv: [],
      // Between queries the thread's event loop has to turn: from there Node frees what libsql holds for each finished statement.
      atomics: 'disabled',
      // What a query leaves behind is short-lived: with a small share it is collected often, whatever the process itself is given.
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
  }

  async run(name: 'default' | 'begin' | 'commit' | 'rollback' | 'readCommitted', query?: Partial<SqliteQuery>) {
    const answer = await this.#pool.run(query, { name });
    if (answer.error) throw new SqliteError(answer.error);
    return answer;
  }

  /** Closes the file after the queries that wait. The next query opens it again, or makes a new one. */
  async closeFile(): Promise<void> {
    await this.#pool.run(undefined, { name: 'close' });
  }

  /** Ends the thread, when what waits for it is done. */
  async destroy(): Promise<void> {
    await this.closeFile();
    await this.#pool.destroy();
  }
}

/** SQLite's error, with its code, such as `SQLITE_BUSY`. Its message contains no values of rows. */
export class SqliteError extends Error {
  readonly code: string | undefined;

  constructor({ message, code }: { message: string; code: string | undefined }) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
  }
}

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** One connection, which Kysely gives to one query or transaction at a time. */
class SqliteDriver implements Driver {
  readonly #thread: SqliteThread;
  #isInTransaction = false;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return { executeQuery: (query) => this.#execute(query), streamQuery };
  }

  async releaseConnection(): Promise<void> {}

  async #execute<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = WRITES.has(query.kind);
    const { rows, changes } = await this.#thread.run('default', { sql, parameters, isWrite, isInTransaction: this.#isInTransaction });
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async beginTransaction(): Promise<void> {
    await this.#thread.run('begin');
    this.#isInTransaction = true;
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.run('commit');
    this.#isInTransaction = false;
  }

  async rollbackTransaction(): Promise<void> {
    this.#isInTransaction = false;
    await this.#thread.run('rollback');
  }

  async destroy(): Promise<void> {}
}

function streamQuery(): never {
  throw new Error('The database answers with whole results: select fewer rows at a time.');
}
