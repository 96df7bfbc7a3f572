import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, it } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { openDatabase } from '../db/open-database.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import { openFolderTransport } from '../mail/transports.ts';
import { destroyDue, destroyOne } from './destroy-personal-data.ts';

const DAY = 86_400_000;
const REPLY = Date.parse('2026-11-20T08:00:00.000Z');
const START = REPLY - DAY;
const DUE = REPLY + 5 * DAY;
const iso = (moment: number) => new Date(moment).toISOString();

await inEachDatabase(async (makePlace, kind) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());

  const mailEverything = () =>
    sendDueMails({
      database,
      transport: openFolderTransport(place.dataDir),
      teams,
      getSender: () => ({ address: 'contact@example.com' }),
      getLink: async (kind, id) => `https://www.example.com/${kind}/${id}`,
      now: () => START + 1000,
      report: (message) => expect.unreachable(message),
    });
  const reply = (id: string, moment: number) =>
    database.db
      .updateTable('inquiries')
      .set({ replied_at: iso(moment), replied_by: 'Staff' })
      .where('id', '=', id)
      .execute();
  const consent = (givenAt: number) =>
    database.db
      .insertInto('consents')
      .values({
        id: randomUUID(),
        locale: 'ko',
        email: 'secretmail@example.org',
        name: 'Secretname',
        company: 'Secretcompany',
        phone: null,
        text_version: '1',
        given_at: iso(givenAt),
      })
      .execute();
  const inquiries = () => database.db.selectFrom('inquiries').selectAll().orderBy('created_at').execute();
  const mailFiles = () => readdirSync(`${place.dataDir}/mail`).sort();

  /** Files that hold the word: of the data folder, and of the server's own, its log of writes apart. */
  async function filesWith(word: RegExp): Promise<string[]> {
    const folders = [place.dataDir];
    if (kind === 'postgres') {
      await sql`checkpoint`.execute(database.db);
      const { rows } = await sql<{
        at: string;
      }>`select current_setting('data_directory') || '/base/' || oid as at from pg_database where datname = current_database()`.execute(
        database.db,
      );
      folders.push(rows[0]?.at as string);
    }
    return folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
        if (statSync(`${folder}/${name}`).isDirectory()) return false;
        const bytes = readFileSync(`${folder}/${name}`);
        // Mails are encoded: what a reader of theirs would see counts.
        const text = name.endsWith('.eml') ? decodeMail(bytes.toString('latin1')) : bytes.toString('latin1');
        return word.test(text);
      }),
    );
  }

  it('five days after the reply nothing tells of the person any more, and not before', async () => {
    const [kept, gone] = [await storeInquiry(database, iso(START)), await storeInquiry(database, iso(START + 1))];
    await mailEverything();
    await reply(kept, REPLY + 1);
    await reply(gone, REPLY);
    const before = await inquiries();
    expect(await destroyDue(database, place.dataDir, DUE - 1)).toEqual({ inquiries: 0, consents: 0, files: 0 });
    expect(await inquiries()).toEqual(before);
    expect(mailFiles()).toHaveLength(4);

    expect(await destroyDue(database, place.dataDir, DUE)).toEqual({ inquiries: 1, consents: 0, files: 2 });
    const [first, second] = await inquiries();
    expect(first).toEqual(before[0]);
    expect(second).toEqual({
      id: gone,
      locale: 'en',
      category: 'adc',
      created_at: iso(START + 1),
      idempotency_key: null,
      digest: null,
      name: null,
      company: null,
      job_title: null,
      country: null,
      phone: null,
      email: null,
      subject: null,
      message: null,
      replied_at: iso(REPLY),
      replied_by: 'Staff',
      purged_at: iso(DUE),
    });
    const mails = await database.db.selectFrom('mails').select('inquiry_id').execute();
    expect(mails.map(({ inquiry_id }) => inquiry_id)).toEqual([kept, kept]);
    expect(mailFiles()).toEqual([`2026-11-19-receipt-${kept}.eml`, `2026-11-19-team-${kept}.eml`]);
    expect(await destroyDue(database, place.dataDir, DUE)).toEqual({ inquiries: 0, consents: 0, files: 0 });
  });

  it('one year after it came in, without a recorded reply: its mails go with it, and the consent that came with it stays', async () => {
    const end = Date.parse('2027-11-19T08:00:00.000Z');
    const gone = await storeInquiry(database, iso(START));
    const [later, answered] = [await storeInquiry(database, iso(START + 1)), await storeInquiry(database, iso(START + 2))];
    await consent(START);
    await mailEverything();
    await database.db
      .insertInto('mails')
      .values({ id: randomUUID(), inquiry_id: gone, kind: 'reminder', state: 'waiting', attempts: 0, due_at: iso(end) })
      .execute();
    await reply(answered, end - DAY);
    expect(await destroyDue(database, place.dataDir, end - 1)).toEqual({ inquiries: 0, consents: 0, files: 0 });
    expect(await destroyDue(database, place.dataDir, end)).toEqual({ inquiries: 1, consents: 0, files: 2 });
    const rows = await inquiries();
    expect(rows.map(({ id, email, purged_at }) => [id, email !== null, purged_at])).toEqual([
      [gone, false, iso(end)],
      [later, true, null],
      [answered, true, null],
    ]);
    expect(rows[0]).toMatchObject({ category: 'adc', replied_at: null, message: null, digest: null });
    const mails = await database.db.selectFrom('mails').select('inquiry_id').where('inquiry_id', '=', gone).execute();
    expect(mails).toEqual([]);
    expect(mailFiles().some((name) => name.includes(gone))).toBe(false);
    expect(await database.db.selectFrom('consents').select('given_at').execute()).toEqual([{ given_at: iso(START) }]);
  });

  it('no byte of it is left in any file', async () => {
    // Rows of many lengths that grow: the database moves them about, and must not leave copies.
    let seed = 2;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const ids: string[] = [];
    for (let n = 0; n < 150; n += 1) {
      ids.push(await storeInquiry(database, iso(START + n), { message: 'Secretmessage '.repeat(1 + Math.floor(random() * 140)) }));
      if (random() < 0.5) await reply(ids[Math.floor(random() * ids.length)] as string, REPLY);
      if (random() < 0.2) await consent(START);
    }
    await database.db
      .updateTable('inquiries')
      .set({ replied_at: iso(REPLY) })
      .execute();
    await sql.raw(kind === 'postgres' ? 'analyze' : 'select 1').execute(database.db);
    await mailEverything();
    expect(await filesWith(/secret/i)).not.toEqual([]);
    expect(await destroyDue(database, place.dataDir, START + 731 * DAY)).toEqual({
      inquiries: 150,
      consents: expect.any(Number),
      files: 300 - 147,
    });
    expect(await filesWith(/secret/i)).toEqual([]);
  });

  it('consents go after two years, and not before', async () => {
    await consent(START);
    await consent(START + 1);
    const twoYears = Date.parse('2028-11-19T08:00:00.000Z');
    expect(await destroyDue(database, place.dataDir, twoYears - 1)).toMatchObject({ consents: 0 });
    expect(await destroyDue(database, place.dataDir, twoYears)).toMatchObject({ consents: 1 });
    expect(await database.db.selectFrom('consents').select('given_at').execute()).toEqual([{ given_at: iso(START + 1) }]);
  });

  it('at a person’s request at once, with mails that were still to be sent', async () => {
    const [asked, other] = [await storeInquiry(database, iso(START)), await storeInquiry(database, iso(START))];
    await mailEverything();
    expect(await destroyOne(database, place.dataDir, asked, START)).toEqual({ inquiries: 1, consents: 0, files: 2 });
    expect(await destroyOne(database, place.dataDir, asked, START + 1)).toEqual({ inquiries: 0, consents: 0, files: 0 });
    const rows = await inquiries();
    expect(rows.find(({ id }) => id === asked)).toMatchObject({ email: null, replied_at: null, purged_at: iso(START) });
    expect(rows.find(({ id }) => id === other)).toMatchObject({ email: 'secretmail@example.org', purged_at: null });
    expect(mailFiles().every((name) => name.includes(other))).toBe(true);
  });

  it('files that another process left, or that this database does not know', async () => {
    const id = await storeInquiry(database, iso(START));
    await mailEverything();
    await reply(id, REPLY);
    await destroyDue(database, place.dataDir, DUE);
    const foreign = `2026-11-19-team-${randomUUID()}.eml`;
    for (const name of [`2026-11-19-team-${id}.eml`, foreign]) writeFileSync(`${place.dataDir}/mail/${name}`, 'Secret');
    expect(await destroyDue(database, place.dataDir, DUE)).toMatchObject({ inquiries: 0, files: 1 });
    expect(mailFiles()).toEqual([foreign]);
    rmSync(`${place.dataDir}/mail`, { recursive: true });
    expect(await destroyDue(database, place.dataDir, DUE)).toMatchObject({ files: 0 });
  });
});

function decodeMail(raw: string): string {
  return raw + Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')).replace(/\s/g, ''), 'base64').toString('utf8');
}
