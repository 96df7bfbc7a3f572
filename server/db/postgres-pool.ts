import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export interface PostgresOptions {
  connectionString: string;
  /** How long PostgreSQL may take to answer a statement, in milliseconds. */
  timeoutMs?: number | undefined;
}

/** Longer than the slowest statement takes, which rebuilds the tables with personal data. */
const TIMEOUT_MS = 15_000;
const CONNECTION_MS = 10_000;

/** Connections for Kysely. One that falls silent or breaks is replaced: `pg` alone would give it to the next caller. */
export function openPostgresPool({ connectionString, timeoutMs = TIMEOUT_MS }: PostgresOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  // The pool replaces an idle connection that breaks. Without a listener its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only. One that breaks in use rejects its query, which the caller reports.
    client.on('error', () => undefined);
    // So that the locks of a server that has vanished do not stay. Not a parameter of the connection, which pgbouncer refuses.
    client.query("set idle_in_transaction_session_timeout = '60s'").catch(() => undefined);
  });
  return {
    connect: async () => guard(await connect(pool)),
    options: pool.options,
    end: () => Promise.race([pool.end(), after(timeoutMs)]),
  };
}

/** The code of an error of PostgreSQL that has no connection left. */
const TOO_MANY_CONNECTIONS = '53300';
const PAUSE_MS = 50;

/** Where the server gives no further connection, one of those that there are is waited for. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const end = performance.now() + CONNECTION_MS; ; await pause(PAUSE_MS)) {
    try {
      return await pool.connect();
    } catch (error) {
      if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS || performance.now() > end) throw error;
    }
  }
}

function guard(client: pg.PoolClient): PostgresPoolClient {
  let failure: Error | undefined;
  const query = async (text: string, parameters: readonly unknown[]) => {
    // What belongs to the same transaction would wait for the statement that has no answer.
    if (failure) throw failure;
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) failure = error as Error;
      throw error;
    }
  };
  // Of its two forms Kysely uses the other with cursors only, which we have not.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(failure) };
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
