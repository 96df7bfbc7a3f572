import { statSync } from 'node:fs';
import { commandOf } from '../command-of.ts';

/** An error of SQLite, of PostgreSQL, or of the file system. */
export type DatabaseError = Error & { code?: string };

/** What is wrong with a SQLite file, and what the operator does about it, by SQLite's or the file system's code. */
const FILE_HINTS: [RegExp, string][] = [
  [/^SQLITE_BUSY|^SQLITE_LOCKED/, 'another process writes into it or keeps it locked, end that one or try again later'],
  [/^SQLITE_FULL$|^ENOSPC$|^EDQUOT$/, 'the disk is full, make room on it'],
  [
    /^SQLITE_READONLY|^SQLITE_PERM|^EACCES$|^EPERM$|^EROFS$/,
    'the user of this process has no right to write it, give the data folder and its files to that user (chown), on a disk that is not read-only',
  ],
];
const RESTORE_HINT =
  `the file is damaged or is no database, put a backup in its place: ${commandOf('restore')} FILE, the newest in backups/. ` +
  'Without a backup move it away together with its -wal and -shm, which may hold the newest inquiries, and the server begins with an empty one';
const FOLDER_HINT = 'DATA_DIR must name a folder that can be written to';

/** Whether SQLite cannot read a file, because bytes of it are damaged, or because it never was a database. */
export function isDamaged({ code = '' }: DatabaseError): boolean {
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

/** Says what is wrong with a SQLite file and its cure: `DIR/site.db cannot be used (database is locked): …`. @param damagedHint The cure of a file other than `site.db`. */
export function describeFileFault(path: string, error: DatabaseError, damagedHint = RESTORE_HINT): string {
  return `${path} cannot be used (${error.message}): ${hintOf(path, error, damagedHint)}`;
}

function hintOf(path: string, error: DatabaseError, damagedHint: string): string {
  if (isFolder(path)) return 'it is a folder, move that away';
  if (isDamaged(error)) return damagedHint;
  const { code = '' } = error;
  return FILE_HINTS.find(([pattern]) => pattern.test(code))?.[1] ?? FOLDER_HINT;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
