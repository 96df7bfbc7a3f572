import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, lstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../db/migrations.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { type DatabaseError, describeFileFault, isBusy } from '../db/sqlite.ts';

/** Nothing else goes on in the process of a tool: it may stand still until a lock is free. */
const BUSY_TIMEOUT_MS = 10_000;

/** Writes a checked copy of a SQLite file at one moment, for this user alone; gives its inquiries. Throws, and leaves none, when it is not whole. */
export function backUpSqlite(path: string, copy: string): number {
  // SQLite takes an empty file, and keeps its mode.
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      file.prepare('vacuum into ?').run(copy);
    } finally {
      file.close();
    }
    writeToDisk(copy);
    return checkSqlite(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw (error as DatabaseError).code ? new Error(describeFileFault(path, error as DatabaseError)) : error;
  }
}

/** Reads a copy from its first page to its last. Throws when it is damaged, or is no database of this site. */
export function checkSqlite(copy: string): number {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(copy, { timeout: BUSY_TIMEOUT_MS });
    const [first, ...more] = ['integrity_check', 'foreign_key_check'].flatMap((name) => file?.prepare(`pragma ${name}`).all());
    if (first?.integrity_check !== 'ok' || more.length > 0) throw new Error(`${more.length + 1} faults`);
    const later = file
      .prepare('select name from kysely_migration')
      .all()
      .find(({ name }) => !MIGRATIONS[String(name)]);
    if (later) throw new Error(`another release has written it, with ${later.name}: use the tools of that release`);
    return Number(file.prepare('select count(*) as number from inquiries').get()?.number);
  } catch (error) {
    throw new Error(`${copy} is no whole copy of the database (${(error as Error).message})`);
  } finally {
    file?.close();
  }
}

/**
 * Puts a copy in the place of a SQLite file in any state, which stays beside it with its logs. Throws, with nothing changed, when the file
 * is in use or the copy cannot be written.
 * @param tellKept Told at once where the replaced file lies.
 * @returns The replaced file's key of the links in mails to the teams, if it can be read.
 */
export function restoreSqlite(path: string, copy: string, now: Date, tellKept: (kept: string) => void): string | undefined {
  const draft = `${path}.restoring`;
  let linkKey: string | undefined;
  try {
    makePrivateFolder(dirname(path));
    copyFileSync(copy, draft);
    // The copy may have come from another machine, readable to all.
    chmodSync(draft, 0o600);
    writeToDisk(draft);
    if (lstatSync(path, { throwIfNoEntry: false })) {
      const kept = `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
      linkKey = putAside(path, kept);
      tellKept(kept);
    }
    // The log of a file that is gone would be read as the new one's.
    for (const log of LOGS) rmSync(path + log, { force: true });
    renameSync(draft, path);
    writeToDisk(dirname(path), 'r');
  } catch (error) {
    rmSync(draft, { force: true });
    throw (error as DatabaseError).code ? new Error(describeFileFault(path, error as DatabaseError)) : error;
  }
  return linkKey;
}

const LOGS = ['-wal', '-shm'];

/** Gives the key of the links in mails to the teams. */
function putAside(path: string, kept: string): string | undefined {
  // SQLite writes a log back into its file, or drops it, when a file is closed: as it is now, it may hold what a damaged file has lost.
  for (const log of LOGS) if (existsSync(path + log)) copyFileSync(path + log, kept + log);
  try {
    // A link that leads nowhere has no file that could be in use.
    if (existsSync(path)) refuseIfInUse(path);
  } catch (error) {
    for (const log of LOGS) rmSync(kept + log, { force: true });
    throw error;
  }
  const linkKey = readLinkKey(path);
  for (const log of LOGS) rmSync(path + log, { force: true });
  renameSync(path, kept);
  return linkKey;
}

/** Undefined where it cannot be read. */
function readLinkKey(path: string): string | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const select = (name: string) => `(select value from server_state where name = '${name}')`;
    const key = file.prepare(`select coalesce(${select('team_link_key')}, ${select('link_key')}) as value`).get();
    return (key?.value ?? undefined) as string | undefined;
  } catch {
    return undefined;
  } finally {
    file?.close();
  }
}

/** Another process that has the file open holds a lock. Any other fault of the file is the reason why it is replaced. */
export function refuseIfInUse(path: string): void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    file.exec('pragma locking_mode = EXCLUSIVE; begin exclusive; rollback');
  } catch (error) {
    const { message } = error as DatabaseError;
    if (isBusy(error as DatabaseError)) throw new Error(`${path} is in use (${message}): stop the server and all tools first`);
  } finally {
    file?.close();
  }
}

function writeToDisk(path: string, flags = 'r+'): void {
  const descriptor = openSync(path, flags);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
