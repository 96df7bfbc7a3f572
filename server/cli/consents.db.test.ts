import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { timeInSeoul } from '../../core/site/dates.ts';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { makeFakeDist } from '../../tests/support/fake-dist.ts';
import { callTool } from '../../tests/support/run-cli.ts';
import { openDatabase } from '../db/open-database.ts';
import { type ConsentRecord, createConsents } from './consents.ts';

const GIVEN = Date.parse('2026-01-31T15:30:00.000Z');

await inEachDatabase(async (makePlace) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  const { dist, remove } = makeFakeDist();
  afterAll(remove);
  const run = (...args: string[]) => callTool(createConsents, { ...place, database, dist }, ...args);
  const left = async () => (await database.db.selectFrom('consents').select('email').orderBy('email').execute()).map(({ email }) => email);

  beforeEach(async () => {
    const people: [string, string, string][] = [
      ['aaaa1111', 'Kim@example.org', '김하늘'],
      ['aaaa2222', 'kim@EXAMPLE.org', '김하늘'],
      ['bbbb3333', 'jo@example.org', '=Jo'],
      ['cccc4444', 'lee@example.org', 'Lee'],
    ];
    for (const [at, [id, email, name]] of people.entries()) {
      await database.db
        .insertInto('consents')
        .values({
          id: `${id}-0000-4000-8000-000000000000`,
          locale: 'ko',
          email,
          name,
          company: '예시',
          phone: at === 0 ? '+82 2 0000' : null,
          text_version: '2022-06-07',
          given_at: new Date(GIVEN + at * 1000).toISOString(),
        })
        .execute();
    }
  });
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());

  it('list: who, when, which text, until when', async () => {
    const { out } = await run('list');
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^ID +Given +In +Name +Company +Email +Phone +Text of +Ends$/);
    expect(lines[4]).toMatch(
      new RegExp(`^aaaa1111  ${timeInSeoul(GIVEN)}  ko  김하늘  예시 +Kim@example.org  \\+82 2 0000  2022-06-07  2028-02-01$`),
    );
    expect(lines[6]).toBe('4 consents');
    expect((await run('list', '--since', '1h')).out).toBe('No consents.\n');
  });

  it('export: as a table and as JSON', async () => {
    const csv = (await run('export', '--csv')).out;
    expect(csv).toMatch(/^\ufeff"id","givenAt","endsAt","locale","name","company","email","phone","textVersion","withdrawal"\r\n/);
    expect(csv).toContain(`"'=Jo"`);
    expect(csv.match(/"https:\/\/www\.example\.com\/consents\/[\w-]{36}\?token=[\w-]{43}"/g)).toHaveLength(4);
    const records = JSON.parse((await run('export', '--json')).out) as ConsentRecord[];
    expect(records.map(({ name }) => name)).toEqual(['Lee', '=Jo', '김하늘', '김하늘']);
    expect(records[3]).toMatchObject({ givenAt: '2026-02-01T00:30:00+09:00', endsAt: '2028-02-01T00:30:00+09:00', phone: '+82 2 0000' });
  });

  it('withdraw: every consent of the person, by address or ID', async () => {
    expect(await run('withdraw', 'nobody@example.org')).toEqual({
      code: 1,
      out: '',
      err: "nobody@example.org has given no consent: 'list' shows all consents, 'withdrawn' those that were withdrawn\n",
    });
    expect(await run('withdraw', 'aaaa')).toEqual({ code: 1, out: '', err: 'aaaa matches more than one consent: give more of the ID\n' });
    expect(await run('withdraw', 'someone')).toMatchObject({
      code: 2,
      err: expect.stringContaining("'someone' is neither an email address nor an ID"),
    });
    // Nobody can be asked without a terminal.
    expect(await run('withdraw', 'aaaa2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('2 consents of kim@EXAMPLE.org: add --yes'),
    });
    expect(await left()).toHaveLength(4);
    expect(await run('withdrawn')).toMatchObject({ code: 0, out: 'No consent was withdrawn.\n' });
    expect(await run('withdraw', 'aaaa2', '--yes')).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Withdrawn: 2 consents of kim@EXAMPLE\.org \(AAAA-[12]{4}, AAAA-[12]{4}\)\. Remove the address from exported/,
      ),
      err: '',
    });
    expect(await left()).toEqual(['jo@example.org', 'lee@example.org']);
    expect((await run('withdraw', 'JO@example.org', '--yes')).out).toContain('Withdrawn: 1 consent of JO@example.org (BBBB-3333).');
    expect(await left()).toEqual(['lee@example.org']);
    const { out } = await run('withdrawn');
    expect(out).toMatch(/^Record +Given +Withdrawn +By +Text of\n/);
    expect(out.match(/^(?:AAAA|BBBB)-\d{4} {2}2026-02-01 00:30 {2}20\d\d-\d\d-\d\d \d\d:\d\d {2}staff {2}2022-06-07$/gm)).toHaveLength(3);
    expect(out).not.toMatch(/@|김하늘|Jo/);
    expect(JSON.parse((await run('withdrawn', '--since', '1h', '--json')).out)).toHaveLength(3);
  });
});
