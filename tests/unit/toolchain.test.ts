import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import sharp from 'sharp';
import { expect, it } from 'vitest';

// The packages that carry native parts run here without a compiler (docs/decisions).
it('an embedded SQLite file answers through Kysely, in WAL, and survives being opened again', async () => {
  const folder = mkdtempSync(`${tmpdir()}/data-`);
  const open = () => {
    const database = new Database(`${folder}/site.db`);
    database.pragma('journal_mode = WAL');
    return new Kysely<{ inquiries: { id: string; subject: string } }>({ dialect: new SqliteDialect({ database: database as never }) });
  };
  const first = open();
  await first.schema
    .createTable('inquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text')
    .execute();
  await first.transaction().execute((work) => work.insertInto('inquiries').values({ id: '1', subject: '송도' }).execute());
  await first.destroy();
  const again = open();
  expect(await again.selectFrom('inquiries').selectAll().execute()).toEqual([{ id: '1', subject: '송도' }]);
  await again.destroy();
  rmSync(folder, { recursive: true });
});

it('sharp writes AVIF', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#cb333b' } })
    .avif()
    .toBuffer();
  expect((await sharp(bytes).metadata()).format).toBe('heif');
});
