import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import LibsqlDatabase from 'libsql';
import { makePrivateFolder } from './private-folder.mjs';

/** @typedef {InstanceType<typeof LibsqlDatabase>} SqliteFile */

/**
 * Opens the file of an embedded database, and creates it where it is missing, readable for this user alone; SQLite gives its log the same
 * mode. Throws SQLite's or the file system's error.
 * @param {string} path
 * @param {number} busyTimeoutMs How long a writer waits for another one.
 * @returns {SqliteFile}
 */
export function openFile(path, busyTimeoutMs) {
  makePrivateFolder(dirname(path));
  // A file that exists must not be opened here: to close it again would drop the locks of other connections in this process.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const name of [path, `${path}-wal`, `${path}-shm`]) makePrivate(name);
  const file = new LibsqlDatabase(path, { timeout: busyTimeoutMs });
  try {
    file.pragma(`busy_timeout = ${busyTimeoutMs}`);
    retryWhileBusy(() => file.pragma('journal_mode = WAL'), busyTimeoutMs);
    // `secure_delete` overwrites deleted personal data.
    for (const pragma of ['synchronous = FULL', 'secure_delete = ON', 'foreign_keys = ON']) file.pragma(pragma);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
}

/**
 * A file that an earlier version made readable to others. One of another user cannot be changed, and is not ours to change.
 * @param {string} path
 */
function makePrivate(path) {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!['ENOENT', 'EPERM'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
}

/**
 * When several processes set a new file to WAL, SQLite refuses all but one at once, whatever the timeout is.
 * @param {() => void} action
 * @param {number} timeoutMs
 */
function retryWhileBusy(action, timeoutMs) {
  for (const end = Date.now() + timeoutMs; ; ) {
    try {
      action();
      return;
    } catch (error) {
      if (!/locked|busy/i.test(/** @type {Error} */ (error).message) || Date.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
