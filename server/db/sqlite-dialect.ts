import {
  CompiledQuery,
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

/**
 * Kysely's dialect for the file of an embedded database, in a thread of its own: SQLite's calls do not return while another process
 * holds a lock, or the disk writes, and pages must not wait for that.
 * @param path Path of the file; its folder is created when missing.
 */
export function createSqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
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

/** One connection, which one query or transaction has at a time. */
class SqliteDriver implements Driver {
  readonly #path: string;
  #pool: Piscina<SqliteQuery | undefined, SqliteAnswer> | undefined;
  /** Resolves when whoever asked for the connection last gives it back. */
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(path: string) {
    this.#path = path;
  }

  async init(): Promise<void> {
    this.#pool = new Piscina({
      filename: WORKER.href,
      minThreads: 1,
      maxThreads: 1,
      workerData: { path: this.#path },
      // Not this process's own, such as a compiler of TypeScript: the thread is JavaScript.
      execArgv: [],
    });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = withResolvers();
    const before = this.#last;
    this.#last = promise;
    await before;
    this.#release = resolve;
    return { executeQuery: (query) => this.#execute(query), streamQuery };
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await (this.#pool as Piscina<SqliteQuery | undefined, SqliteAnswer>).run({ sql, parameters });
    if (answer.error) throw new SqliteError(answer.error);
    const { rows, changes } = answer;
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#pool?.run(undefined, { name: 'close' });
    await this.#pool?.destroy();
  }
}

function streamQuery(): never {
  throw new Error('The database answers with whole results: select fewer rows at a time.');
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
