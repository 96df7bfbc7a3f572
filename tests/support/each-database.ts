import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe } from 'vitest';
import type { Database, DatabaseLocation } from '../../server/db/open-database.ts';
import { findPostgres } from './find-postgres.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';

/** Gives a new, empty place for `openDatabase`. */
export type MakePlace = () => Promise<DatabaseLocation>;

/**
 * The same tests on an embedded file and on a real PostgreSQL server, in files named `*.db.test.ts`: `npm test` runs them on SQLite,
 * `npm run test:full` on PostgreSQL (vitest.config.ts). Where no server can be had, its tests are reported as skipped by their names,
 * below a heading that says why. Await it at the top of a test file.
 */
export async function inEachDatabase(tests: (makePlace: MakePlace, kind: 'sqlite' | 'postgres') => void | Promise<void>): Promise<void> {
  const folders: string[] = [];
  const makeFolder = () => {
    const folder = mkdtempSync(`${tmpdir()}/db-`);
    folders.push(folder);
    return folder;
  };
  const removeFolders = () => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  };
  if (process.env.TEST_DATABASE !== 'postgres') {
    describe('on SQLite', () => {
      afterAll(removeFolders);
      return tests(async () => ({ dataDir: makeFolder() }), 'sqlite');
    });
    return;
  }
  const { server, missing } = await postgres();
  describe.skipIf(!server)(server ? 'on PostgreSQL' : `on PostgreSQL (skipped: ${missing})`, () => {
    afterAll(async () => {
      await server?.stop();
      removeFolders();
    }, 30_000);
    return tests(async () => ({ dataDir: makeFolder(), databaseUrl: await server?.makeDatabase() }), 'postgres');
  });
}

/**
 * Takes away what a test has stored, with the mails that are files: so that the tests of a file have one database, since opening one takes
 * longer than most of them.
 */
export async function emptyDatabase({ db }: Database, dataDir: string): Promise<void> {
  for (const table of ['mails', 'inquiries', 'consents', 'consent_withdrawals', 'server_state'] as const)
    await db.deleteFrom(table).execute();
  rmSync(`${dataDir}/mail`, { recursive: true, force: true });
}

async function postgres(): Promise<{ server?: RunningPostgres; missing?: string }> {
  const { bin, missing } = findPostgres();
  if (!bin) return { missing };
  try {
    return { server: await startPostgres(bin) };
  } catch (error) {
    return { missing: (error as Error).message };
  }
}
