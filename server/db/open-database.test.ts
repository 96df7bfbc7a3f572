import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/db-`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file in a new folder, with its tables; a second opening finds them as they are', async () => {
  const dataDir = `${folder}/data/`;
  const first = await openDatabase({ dataDir });
  await first.db
    .insertInto('mails')
    .values({ id: 'm', inquiry_id: 'i', kind: 'team', state: 'waiting', attempts: 0, due_at: '2026-01-01T00:00:00.000Z' })
    .execute()
    .then(
      () => expect.unreachable('a mail without its inquiry'),
      (error: Error) => expect(error.message).toMatch(/FOREIGN KEY/),
    );
  const pragmas = await Promise.all(
    ['journal_mode', 'synchronous', 'secure_delete'].map((name) => sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(first.db)),
  );
  expect(pragmas.map(({ rows: [row] }) => Object.values(row ?? {})[0])).toEqual(['wal', 2, 1]);
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await second.db.selectFrom('inquiries').selectAll().execute()).toEqual([]);
  await second.close();
});

test('a place that is no folder is named, with the cure', async () => {
  writeFileSync(`${folder}/file`, '');
  await expect(openDatabase({ dataDir: `${folder}/file` })).rejects.toThrow(/file\/site\.db .*DATA_DIR must name a folder/);
});
