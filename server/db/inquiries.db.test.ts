import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { INQUIRY } from '../../tests/support/inquiries.ts';
import { runTogether } from '../../tests/support/run-together.ts';
import { MARKETING_TEXT_VERSION, registerInquiry } from './inquiries.ts';
import { openDatabase } from './open-database.ts';

const { jobTitle: _jobTitle, phone: _phone, ...inquiry } = INQUIRY;
const SCRIPT = fileURLToPath(new URL('../../tests/support/register-together.ts', import.meta.url));
const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const now = new Date('2026-01-05T01:02:03.004Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

await inEachDatabase(async (makePlace) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());
  const rows = (table: 'inquiries' | 'mails' | 'consents') => database.db.selectFrom(table).selectAll().execute();
  const counts = async () => [await rows('inquiries'), await rows('mails'), await rows('consents')].map(({ length }) => length);

  test('an inquiry is stored as it is, with the two mails that are owed for it', async () => {
    const registration = await registerInquiry(database, { ...inquiry, jobTitle: '연구원' }, { key: KEY, now });
    const [row] = await rows('inquiries');
    expect(registration).toEqual({ kind: 'registered', id: row?.id, registeredAt: '2026-01-05T01:02:03.004Z', isNew: true });
    const { privacyAgreement: _, marketingAgreement: __, ...fields } = inquiry;
    expect(row).toEqual({
      ...fields,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      job_title: '연구원',
      phone: null,
      created_at: '2026-01-05T01:02:03.004Z',
      idempotency_key: KEY,
      digest: expect.stringMatching(/^[\da-f]{64}$/),
      replied_at: null,
      replied_by: null,
      purged_at: null,
    });
    const mails = await rows('mails');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['receipt', 'team']);
    for (const mail of mails) {
      expect(mail).toMatchObject({ inquiry_id: row?.id, state: 'waiting', attempts: 0, due_at: row?.created_at, leased_until: null });
    }
    expect(await rows('consents')).toEqual([]);
  });

  test('consent to marketing is a record of its own, with the text that was agreed to', async () => {
    await registerInquiry(database, { ...inquiry, phone: '+82 32 000 0000', marketingAgreement: true }, { now });
    expect(await rows('consents')).toEqual([
      {
        id: expect.any(String),
        locale: 'ko',
        email: inquiry.email,
        name: inquiry.name,
        company: inquiry.company,
        phone: '+82 32 000 0000',
        text_version: MARKETING_TEXT_VERSION,
        given_at: '2026-01-05T01:02:03.004Z',
      },
    ]);
  });

  test('the same key again, however late, is the same inquiry', async () => {
    const first = await registerInquiry(database, { ...inquiry, marketingAgreement: true }, { key: KEY, now });
    const again = await registerInquiry(database, { ...inquiry, marketingAgreement: true }, { key: KEY, now: later(7 * 86_400_000) });
    expect(again).toEqual({ ...first, isNew: false });
    expect(await counts()).toEqual([1, 2, 1]);
  });

  test('the same key with other fields is told apart, and writes nothing', async () => {
    await registerInquiry(database, inquiry, { key: KEY, now });
    for (const change of [{ subject: '다른 문의' }, { locale: 'en' as const }, { marketingAgreement: true }, { phone: '032 000 0000' }])
      expect(await registerInquiry(database, { ...inquiry, ...change }, { key: KEY, now })).toEqual({ kind: 'key-reused' });
    expect(await counts()).toEqual([1, 2, 0]);
  });

  test('the key of an inquiry whose personal data is gone still gives its id', async () => {
    const first = await registerInquiry(database, inquiry, { key: KEY, now });
    await database.db
      .updateTable('inquiries')
      .set({ digest: null, name: null, email: null, purged_at: later(1).toISOString() })
      .execute();
    expect(await registerInquiry(database, inquiry, { key: KEY, now: later(2) })).toEqual({ ...first, isNew: false });
    expect(await counts()).toEqual([1, 2, 0]);
  });

  test('two keys are two inquiries, equal or not', async () => {
    await registerInquiry(database, inquiry, { key: KEY, now });
    const other = await registerInquiry(database, inquiry, { key: KEY.replace('8', '9'), now });
    expect(other).toMatchObject({ isNew: true });
    expect(await counts()).toEqual([2, 4, 0]);
  });

  test('without a key, an equal inquiry within ten minutes is the same, and then no more', async () => {
    const first = await registerInquiry(database, inquiry, { now });
    expect(await registerInquiry(database, { ...inquiry }, { now: later(599_999) })).toEqual({ ...first, isNew: false });
    expect(await registerInquiry(database, { ...inquiry, message: `${inquiry.message}!` }, { now })).toMatchObject({ isNew: true });
    expect(await registerInquiry(database, inquiry, { now: later(600_000) })).toMatchObject({ isNew: true });
    expect(await counts()).toEqual([3, 6, 0]);
  });

  test('a form without a key finds the equal inquiry that was sent with one', async () => {
    const first = await registerInquiry(database, inquiry, { key: KEY, now });
    expect(await registerInquiry(database, inquiry, { now: later(1000) })).toEqual({ ...first, isNew: false });
  });

  test('all of it or nothing: when the mails cannot be written, neither is the inquiry', async () => {
    await database.db.schema.alterTable('mails').renameTo('mails_away').execute();
    await expect(registerInquiry(database, inquiry, { key: KEY, now })).rejects.toThrow();
    await database.db.schema.alterTable('mails_away').renameTo('mails').execute();
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await registerInquiry(database, inquiry, { key: KEY, now })).toMatchObject({ isNew: true });
  });

  test('one key with two sets of fields at once: one is stored, the other is told apart', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => registerInquiry(database, { ...inquiry, subject: n % 2 ? '하나' : '둘이' }, { key: KEY, now })),
    );
    expect(all.filter(({ kind }) => kind === 'key-reused')).toHaveLength(10);
    expect(await counts()).toEqual([1, 2, 0]);
  });

  test('four processes with the same twenty inquiries, each with a key and without one: one record of each', {
    timeout: 120_000,
  }, async () => {
    const answers = await runTogether(SCRIPT, 4, JSON.stringify({ place, inquiry, count: 20 }));
    for (const ids of answers) expect(ids).toBe(answers[0]);
    expect(new Set(JSON.parse(answers[0] as string)).size).toBe(40);
    expect(await counts()).toEqual([40, 80, 0]);
  });
});
