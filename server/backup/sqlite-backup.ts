import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import LibsqlDatabase from 'libsql';

/** What a backup holds, as far as it is counted. */
export interface BackupContent {
  inquiries: number;
  /** Mails that had not been sent when the backup was made. */
  waitingMails: number;
}

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Writes a copy of a SQLite file as it is at one moment, also while a server writes into it, and checks the copy. Nobody else may read
 * the copy: it holds personal data. Throws when the copy is not whole; then there is none.
 */
export function backUpSqlite(path: string, copy: string): BackupContent {
  // SQLite takes an empty file, and keeps its mode.
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    const file = open(path);
    try {
      file.prepare('vacuum into ?').run(copy);
    } finally {
      file.close();
    }
    writeToDisk(copy);
    return checkSqlite(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** Reads a copy from its first page to its last. Throws when it is damaged, or is no database of this site. */
export function checkSqlite(copy: string): BackupContent {
  let file: InstanceType<typeof LibsqlDatabase> | undefined;
  try {
    file = open(copy);
    const [first, ...more] = ['integrity_check', 'foreign_key_check'].flatMap(
      (name) => file?.pragma(name) as { integrity_check?: string }[],
    );
    if (first?.integrity_check !== 'ok' || more.length > 0) throw new Error(`${more.length + 1} faults`);
    return { inquiries: count(file, 'inquiries'), waitingMails: count(file, "mails where state = 'waiting'") };
  } catch (error) {
    throw new Error(`${copy} is no whole copy of the database (${(error as Error).message})`);
  } finally {
    file?.close();
  }
}

/**
 * Puts a copy in the place of a SQLite file, which is kept beside it. Throws when a server or a tool has the file open.
 * @returns The path of the file that was replaced, or undefined when there was none.
 */
export function restoreSqlite(path: string, copy: string, now: Date): string | undefined {
  const draft = `${path}.restoring`;
  copyFileSync(copy, draft);
  // The copy may have come from another machine, readable to all.
  chmodSync(draft, 0o600);
  writeToDisk(draft);
  const kept = existsSync(path) ? `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}` : undefined;
  try {
    if (kept) {
      closeOthersOut(path);
      renameSync(path, kept);
    }
    for (const log of ['-wal', '-shm']) rmSync(path + log, { force: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return kept;
}

/** Writes the log back into the file, which only works when nobody else has it open. */
function closeOthersOut(path: string): void {
  const file = new LibsqlDatabase(path);
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('begin exclusive');
    file.exec('rollback');
    file.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    throw new Error(`${path} is in use (${(error as Error).message}): stop the server first`);
  } finally {
    file.close();
  }
}

function open(path: string): InstanceType<typeof LibsqlDatabase> {
  const file = new LibsqlDatabase(path, { timeout: BUSY_TIMEOUT_MS });
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return file;
}

function count(file: InstanceType<typeof LibsqlDatabase>, rows: string): number {
  return (file.prepare(`select count(*) as number from ${rows}`).all() as [{ number: number }])[0].number;
}

function writeToDisk(path: string): void {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
