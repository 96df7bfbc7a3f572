import { workerData } from 'piscina';
import { openFile } from './sqlite-file.mjs';

// JavaScript, with its types in comments: a thread that first had to load a compiler for TypeScript would start 0.3 s later, with
// every command of the staff's tool and with every database of a test.

/** @typedef {{ sql: string, parameters: readonly unknown[] }} SqliteQuery */
/**
 * What became of a query. A failure is data: an error would lose its code on its way to another thread.
 * @typedef {{ rows: Record<string, unknown>[], changes?: number, error?: undefined }
 *   | { error: { message: string, code: string | undefined } }} SqliteAnswer
 */

/** @type {import('./sqlite-file.mjs').SqliteFile | undefined} */
let file;

/**
 * Runs in the thread of the database: executes one statement. Opens the file with the first one.
 * @param {SqliteQuery} query
 * @returns {SqliteAnswer}
 */
export default function execute({ sql, parameters }) {
  try {
    file ??= openFile(workerData.path);
    const statement = file.prepare(sql);
    if (statement.reader) return { rows: /** @type {Record<string, unknown>[]} */ (statement.all(parameters)) };
    return { rows: [], changes: Number(statement.run(parameters).changes) };
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    return { error: { message, code } };
  }
}

/** Closes the file, so that its write-ahead log is written back. */
export function close() {
  file?.close();
  file = undefined;
}
