import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Inquiry, readInquiry } from '../../core/contact/inquiry.ts';
import { inEachDatabase } from '../../tests/support/each-database.ts';
import { INQUIRY } from '../../tests/support/inquiries.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { recordReply, registerInquiry } from '../db/inquiries.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { readLinkKey } from '../staff/inquiry-link.ts';
import { createMoveToPostgres } from './move-to-postgres.ts';

const inquiry = readInquiry(INQUIRY).inquiry as Inquiry;
const TABLES = ['inquiries', 'mails', 'consents', 'consent_withdrawals', 'server_state'] as const;

await inEachDatabase((makePlace, kind) => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(`${tmpdir()}/move-`);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const move = (databaseUrl?: string, ...args: string[]) => callTool(createMoveToPostgres, { dataDir, databaseUrl }, ...args);

  /** More inquiries than go into one statement, in several states, and figures of visits. */
  async function fillFile(): Promise<{ rows: unknown[]; key: string }> {
    const database = await openDatabase({ dataDir });
    for (let n = 0; n < 3; n += 1)
      await registerInquiry(database, { ...inquiry, subject: `주제 ${n}\u0301 🙂 "quoted"\\`, marketingAgreement: n > 0 });
    const [{ id } = { id: '' }] = await database.db.selectFrom('inquiries').select('id').execute();
    await recordReply(database, id, { by: 'Kim', at: Date.now() });
    const many = Array.from({ length: 600 }, (_, n) => ({
      ...{ id: `consent-${n}`, locale: 'ko' as const, email: `${n}@example.org`, name: '김하늘', company: '예시', phone: null },
      ...{ text_version: '2022-06-07', given_at: new Date(n).toISOString() },
    }));
    await database.db.insertInto('consents').values(many).execute();
    const visit = { day: '2026-01-05', page: 'home', locale: 'ko', device: 'phone' } as const;
    const visits = [
      { ...visit, metric: 'views' as const, bucket: 0, samples: 7 },
      { ...visit, metric: 'LCP' as const, bucket: 12, samples: 3 },
    ];
    await database.figures.use((db) => db.insertInto('visits').values(visits).execute());
    const key = await readLinkKey(database, 'consent');
    const rows = await readRows(database);
    await database.close();
    return { rows, key };
  }

  async function readRows({ db, figures }: Database): Promise<unknown[]> {
    const own = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
    const visits = await figures.use((tables) => tables.selectFrom('visits').selectAll().execute());
    return [...own, visits]
      .flat()
      .filter((row) => !('name' in row && row.name === 'probed_at'))
      .map((row) => JSON.stringify(Object.entries(row).sort()))
      .sort();
  }

  if (kind === 'sqlite') {
    it('asks for the address of a PostgreSQL database', async () => {
      expect(await move(undefined, '--yes')).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^DATABASE_URL is not set: give the address/),
      });
    });
    return;
  }

  it('brings all rows into PostgreSQL, with the key of links, and puts the file aside', async () => {
    const { rows, key } = await fillFile();
    const { databaseUrl } = await makePlace();
    const moved = await move(databaseUrl, '--yes');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toContain('In PostgreSQL, compared row by row: 3 inquiries, 6 mails, 602 consents, 2 rows of figures.\n');
    const target = await openDatabase({ dataDir, databaseUrl });
    expect(await readRows(target)).toEqual(rows);
    expect(await readLinkKey(target, 'consent')).toBe(key);
    await target.close();
    expect(existsSync(`${dataDir}/site.db`)).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('site.db.moved-'))).toHaveLength(1);
    expect((await move(databaseUrl, '--yes')).err).toContain(`There is no ${dataDir}/site.db`);
  });

  it('refuses a database that is not empty, and changes neither', async () => {
    await fillFile();
    const { databaseUrl } = await makePlace();
    const target = await openDatabase({ dataDir, databaseUrl });
    await registerInquiry(target, inquiry);
    const before = await readRows(target);
    expect(await move(databaseUrl, '--yes')).toEqual({
      code: 1,
      out: '',
      err: 'inquiries of the PostgreSQL database has 1 row: give an empty database. Nothing was changed.\n',
    });
    expect(await readRows(target)).toEqual(before);
    await target.close();
    expect(existsSync(`${dataDir}/site.db`)).toBe(true);
  });

  it('keeps the file from a server that starts meanwhile: nothing is stored that is not moved', async () => {
    const { rows } = await fillFile();
    const { databaseUrl } = await makePlace();
    const target = await openDatabase({ dataDir, databaseUrl });
    const trx = await target.db.startTransaction().execute();
    await sql`lock table inquiries in access exclusive mode`.execute(trx);
    const moving = move(databaseUrl, '--yes');
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(target.db)).rows.length).toBe(1);
    await expect(openDatabase({ dataDir, timeoutMs: 100 })).rejects.toThrow(/site\.db cannot be used \(database is locked\)/);
    await trx.rollback().execute();
    expect(await moving).toMatchObject({ code: 0, err: '' });
    expect(await readRows(target)).toEqual(rows);
    await target.close();
  });

  it('refuses a file that a server has open, and asks first', async () => {
    const { databaseUrl } = await makePlace();
    const server = await openDatabase({ dataDir });
    await registerInquiry(server, inquiry);
    expect((await move(databaseUrl, '--yes')).err).toMatch(/site\.db is in use .*: stop the server and all tools first\n$/);
    await server.close();
    expect(await move(databaseUrl)).toMatchObject({ code: 2, err: expect.stringContaining('add --yes') });
    expect(existsSync(`${dataDir}/site.db`)).toBe(true);
  });
});
