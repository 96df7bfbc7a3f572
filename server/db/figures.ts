import { renameSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { createFigureTables } from './migrations.ts';
import { type DatabaseError, describeFileFault, isDamaged, openSqliteFile } from './sqlite.ts';
import type { FigureTables } from './tables.ts';

/** The tables of what is counted of visits, by a connection of its own: whatever happens to it, inquiries are stored. */
export interface Figures {
  /** Runs queries, one caller after another. Rejects with the cause and its cure when the tables cannot be used; the next call tries again. */
  use<Result>(action: (db: Kysely<FigureTables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A lock is waited for that long, in milliseconds: what could not be written is written some seconds later anyway. */
const BUSY_TIMEOUT_MS = 2000;

/** Opens `figures.db` at its first use. A deleted file is made anew, and a damaged one, which stays as `figures.db.damaged`. */
export function openSqliteFigures(path: string): Figures {
  let db: Kysely<FigureTables> | undefined;
  /** Of the file that is open. */
  let inode: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function run<Result>(action: (db: Kysely<FigureTables>) => Promise<Result>): Promise<Result> {
    try {
      // SQLite goes on with a file that was deleted or replaced, and what it stores there is lost.
      if (db && inode !== (await inodeOf(path))) await close();
      db ??= await openFigures();
      return await action(db);
    } catch (error) {
      const isInPlace = inode === undefined || inode === (await inodeOf(path));
      await close();
      const fault = describeFileFault(path, error as DatabaseError, `it is put aside as ${path}.damaged, and a new one is begun`);
      // Another server may have put it aside already.
      if (isDamaged(error as DatabaseError) && isInPlace) putAside(path);
      throw new Error(fault);
    }
  }

  async function openFigures(): Promise<Kysely<FigureTables>> {
    const opened = await openSqliteFile<FigureTables>({ path, busyTimeoutMs: BUSY_TIMEOUT_MS });
    try {
      await createFigureTables(opened);
      inode = await inodeOf(path);
      return opened;
    } catch (error) {
      await opened.destroy();
      throw error;
    }
  }

  async function close(): Promise<void> {
    const open = db;
    db = undefined;
    inode = undefined;
    await open?.destroy();
  }

  return {
    use(action) {
      const result = last.then(() => run(action));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      await last;
      await close();
    },
  };
}

/** The one before it makes room. */
function putAside(path: string): void {
  for (const ending of ['-wal', '-shm']) {
    rmSync(`${path}.damaged${ending}`, { force: true });
    renameIfThere(path + ending, `${path}.damaged${ending}`);
  }
  renameIfThere(path, `${path}.damaged`);
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function inodeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  );
}
