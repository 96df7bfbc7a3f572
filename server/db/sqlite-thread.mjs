import { workerData } from 'piscina';
import { openFile } from './sqlite-file.mjs';

// JavaScript with types in comments: compiling TypeScript would delay the start of each thread by 0.3 s.
//
// Locks are taken by `exec`. A prepared statement that met SQLITE_BUSY stays open in libsql until it is collected, and SQLite commits
// nothing meanwhile (docs/decisions/0021-sqlite-thread.md).

/**
 * @typedef {object} SqliteQuery
 * @property {string} sql
 * @property {readonly unknown[]} parameters
 * @property {boolean} isWrite It changes rows, and is committed at once where there is no transaction.
 * @property {boolean} isInTransaction It belongs to a transaction, and fails where that is over.
 */
/**
 * What became of a query. A failure is data: an error would lose its code on its way to another thread.
 * @typedef {{ rows: Record<string, unknown>[], changes?: number, error?: undefined }
 *   | { error: { message: string, code: string | undefined } }} SqliteAnswer
 */
/** @typedef {import('./sqlite-file.mjs').SqliteFile} SqliteFile */
/** @typedef {{ rows: Record<string, unknown>[], changes?: number }} Result */

/** @type {SqliteFile | undefined} */
let file;
/**
 * A second connection, which sees what is committed and nothing else.
 * @type {SqliteFile | undefined}
 */
let reader;

/**
 * Runs in the thread of the database: executes one statement. Opens the file with the first one.
 * @param {SqliteQuery} query
 * @returns {SqliteAnswer}
 */
export default function execute({ isWrite, isInTransaction, ...query }) {
  return answer(() => {
    const { inTransaction } = getFile();
    if (isInTransaction && !inTransaction) throw new Error('The transaction was rolled back by an earlier failure');
    return isWrite && !inTransaction ? commitAlone(query) : run(getFile(), query);
  });
}

/** Begins a transaction with the lock for writing, for which it waits. */
export function begin() {
  return answer(() => {
    getFile().exec('begin immediate');
  });
}

export function commit() {
  return answer(() => {
    getFile().exec('commit');
  });
}

/** Nothing where SQLite has rolled back by itself, as it does when the disk is full. */
export function rollback() {
  return answer(() => {
    if (file?.inTransaction) file.exec('rollback');
  });
}

/**
 * Executes a statement that reads, on a connection of its own.
 * @param {{ sql: string }} query
 */
export function readCommitted({ sql }) {
  return answer(() => {
    reader ??= open();
    return run(reader, { sql, parameters: [] });
  });
}

/** Closes the file, so that its write-ahead log is written back. */
export function close() {
  for (const one of [reader, file]) one?.close();
  reader = undefined;
  file = undefined;
}

const open = () => openFile(workerData.path, workerData.busyTimeoutMs);

function getFile() {
  file ??= open();
  return file;
}

/** @param {Pick<SqliteQuery, 'sql' | 'parameters'>} query */
function commitAlone(query) {
  getFile().exec('begin immediate');
  try {
    const result = run(getFile(), query);
    getFile().exec('commit');
    return result;
  } catch (error) {
    rollback();
    throw error;
  }
}

/**
 * @param {SqliteFile} connection
 * @param {Pick<SqliteQuery, 'sql' | 'parameters'>} query
 * @returns {Result}
 */
function run(connection, { sql, parameters }) {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: /** @type {Record<string, unknown>[]} */ (statement.all(parameters)) };
  return { rows: [], changes: Number(statement.run(parameters).changes) };
}

/**
 * @param {() => Result | void} action
 * @returns {SqliteAnswer}
 */
function answer(action) {
  try {
    return action() ?? { rows: [] };
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    // The connection may hold a statement that cannot be closed: the next query opens the file anew.
    if (code?.startsWith('SQLITE_BUSY')) close();
    return { error: { message, code } };
  }
}
