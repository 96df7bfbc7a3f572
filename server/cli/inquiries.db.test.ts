import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import stringWidth from 'string-width';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUnansweredEnd } from '../../core/contact/retention.ts';
import { timeInSeoul } from '../../core/site/dates.ts';
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { callTool, callToolIn } from '../../tests/support/run-cli.ts';
import { PERSON, storeInquiry } from '../../tests/support/store-inquiry.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLink, isTokenOf, readLinkKey } from '../staff/inquiry-link.ts';
import { createConsents } from './consents.ts';
import { createInquiries } from './inquiries.ts';
import type { InquiryRecord } from './inquiry-records.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const iso = (moment: number) => new Date(moment).toISOString();
const ids = ['aaaa1111', 'aaaa2222', 'bbbb3333', 'cccc4444'].map((start) => `${start}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
];

// As processes of their own, beside the server: tests/api/mail-and-retention.test.ts.
const folder = mkdtempSync(`${tmpdir()}/cli-`);
afterAll(() => rmSync(folder, { recursive: true }));

await inEachDatabase(async (makePlace, kind) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  /** The tool while something else, as the server, has the database open. */
  const run = (...args: string[]) => callTool(createInquiries, { ...place, database }, ...args);
  const rowOf = (id: string) => database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  beforeEach(async () => {
    await storeInquiry(database, iso(NOW - 3 * DAY), { id: ids[0], locale: 'ko', category: 'adc', subject: '=HYPERLINK("x")' });
    await storeInquiry(database, iso(NOW - 2 * DAY), { id: ids[1], category: 'media', name: 'Evil\u001b[2J' });
    await storeInquiry(database, iso(NOW - DAY), { id: ids[2], category: 'adc' });
    await storeInquiry(database, iso(NOW - 60 * DAY), { id: ids[3], replied_at: iso(NOW - 50 * DAY), replied_by: 'Lee' });
    await database.db
      .updateTable('mails')
      .set({ state: 'failed', attempts: 12, last_error: 'ETIMEDOUT' })
      .where('inquiry_id', '=', ids[1])
      .execute();
  });
  afterEach(() => emptyDatabase(database, place.dataDir));
  afterAll(() => database.close());

  it('list: the newest first, in columns that line up', async () => {
    const { code, out } = await run('list');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^ID +Received +Category +In +Name +Company +Subject +State +Mails$/);
    expect(lines.slice(1, 5).map((line) => line.slice(0, 8))).toEqual(['bbbb3333', 'aaaa2222', 'aaaa1111', 'cccc4444']);
    expect(lines[1]).toContain(`  ${timeInSeoul(NOW - DAY)}  adc       en  김하늘 Secretna…  Secretcompany & Co.  `);
    expect(lines[2]).toMatch(/Evil\[2J .* open +receipt and team failed$/);
    expect(lines[4]).toMatch(new RegExp(`replied, kept until ${timeInSeoul(NOW - 45 * DAY)}  waiting$`));
    expect(lines[6]).toBe('4 shown');
    expect(out).not.toContain('\u001b');
  });

  it('list: filters, limit, and all fields as JSON', async () => {
    const found = JSON.parse((await run('list', '--since', '7d', '--category', 'adc', '--open', '--json')).out) as InquiryRecord[];
    expect(found.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect(found[1]).toMatchObject({
      locale: 'ko',
      email: PERSON.email,
      message: PERSON.message,
      repliedAt: null,
      mails: { team: 'waiting', receipt: 'waiting' },
    });
    expect(Date.parse(found[1]?.receivedAt ?? '')).toBe(Math.floor((NOW - 3 * DAY) / 1000) * 1000);
    const limited = await run('list', '--limit', '1', '--replied');
    expect(limited.out).toMatch(/\n\n1 shown\n$/);
    expect((await run('list', '--limit', '1')).out).toMatch(/\n\n1 shown; there are more: --limit 5\n$/);
  });

  it('list: searched by name, company, email and subject, and by how long they wait', async () => {
    const found = async (...args: string[]) =>
      (JSON.parse((await run('list', '--json', ...args)).out) as InquiryRecord[]).map(({ id }) => id.slice(0, 4));
    expect(await found('--search', 'evil')).toEqual(['aaaa']);
    expect(await found('--search', '김하늘', '--category', 'ADC')).toEqual(['bbbb', 'aaaa', 'cccc']);
    expect(await found('--search', 'SECRETMAIL@')).toHaveLength(4);
    expect(await found('--search', 'hyperlink("')).toEqual(['aaaa']);
    // As it is shown, and as a Mac writes the name of a file.
    await database.db.updateTable('inquiries').set({ company: 'Ärztehaus 한빛' }).where('id', '=', ids[3]).execute();
    expect(await found('--search', 'Ärztehaus')).toEqual(['cccc']);
    expect(await found('--search', 'ÄRZTEHAUS 한빛'.normalize('NFD'))).toEqual(['cccc']);
    // Wildcards of the database are plain signs.
    expect(await found('--search', '%')).toEqual([]);
    expect(await found('--search', 'secret_')).toEqual([]);
    expect(await found('--open', '--before', '36h')).toEqual(['aaaa', 'aaaa']);
    expect(await found('--since', '2w', '--before', '50h')).toHaveLength(1);
  });

  it('list: in two lines each where the table is wider than the terminal', async () => {
    const { out } = await callToolIn(80, createInquiries, { ...place, database }, 'list');
    const lines = out.split('\n');
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe(`bbbb3333  ${timeInSeoul(NOW - DAY)}  adc  en  open  waiting`);
    expect(lines[1]).toMatch(/^ {2}김하늘 Secretname, Secretcompany & Co\.: /);
    expect(lines[8]).toBe('');
    expect((await callToolIn(200, createInquiries, { ...place, database }, 'list')).out).toBe((await run('list')).out);
  });

  it('show: one, by as much of its ID as is needed', async () => {
    const { code, out } = await run('show', 'AAAA2');
    expect(code).toBe(0);
    expect(out).toContain(`Reference    AAAA-2222\nID           ${ids[1]}\n`);
    expect((await run('show', 'AAAA-2222')).out).toBe(out);
    expect(out).toContain(`Kept until   ${timeInSeoul(getUnansweredEnd(NOW - 2 * DAY))}\n`);
    expect(out).toContain(`Email        ${PERSON.email}\n`);
    expect(out).toMatch(/\nTeam’s mail {2}failed, 12 attempts: ETIMEDOUT\nReceipt /);
    expect(out.endsWith(`\n\n${PERSON.message}\n`)).toBe(true);
    expect(await run('show', 'aaaa')).toEqual({ code: 1, out: '', err: `aaaa matches ${ids[0]}, ${ids[1]}: give more of the ID\n` });
    expect(await run('show', 'dddd')).toEqual({ code: 1, out: '', err: "No inquiry has an ID that begins with dddd: 'list' shows them\n" });
  });

  it('reply: who and when, once', async () => {
    const at = timeInSeoul(NOW - 3_600_000);
    const first = await run('reply', 'bbbb', '--by', ' 김 하늘 ', '--at', at);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(
      `${ids[2]}: replied at ${at} by 김 하늘.\nIts personal data will be destroyed at ${timeInSeoul(NOW - 3_600_000 + 5 * DAY)}. Delete the mails about it by then, too.\n`,
    );
    const row = await rowOf(ids[2]);
    expect(row).toMatchObject({ replied_by: '김 하늘', purged_at: null, email: PERSON.email });
    expect(timeInSeoul(Date.parse(row.replied_at ?? ''))).toBe(at);

    const second = await run('reply', 'bbbb', '--by', 'Lee');
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `${ids[2]} was replied to at ${at} by 김 하늘; nothing was changed (--force replaces it)\n`,
    });
    expect(await rowOf(ids[2])).toEqual(row);
    expect((await run('reply', 'bbbb', '--by', 'Lee', '--force')).code).toBe(0);
    expect(await rowOf(ids[2])).toMatchObject({ replied_by: 'Lee' });

    const early = await run('reply', 'aaaa1', '--by', 'Lee', '--at', '30d');
    expect(early).toEqual({ code: 1, out: '', err: `${ids[0]} came in at ${timeInSeoul(NOW - 3 * DAY)}: --at must be later\n` });
  });

  it('renew-links: links of earlier mails to teams open nothing any more, once that was confirmed; people withdraw as before', async () => {
    const [ofTeam, ofPerson] = [await readLinkKey(database, 'inquiry'), await readLinkKey(database, 'consent')];
    expect(ofPerson).toBe(ofTeam);
    const token = new URL(createLink(ofTeam, 'https://www.example.com', 'inquiry', ids[0])).searchParams.get('token') ?? '';
    expect((await run('renew-links')).code).toBe(2);
    expect(await readLinkKey(database, 'inquiry')).toBe(ofTeam);
    expect((await run('renew-links', '--yes')).code).toBe(0);
    const renewed = await readLinkKey(database, 'inquiry');
    expect([isTokenOf(ofTeam, 'inquiry', ids[0], token), isTokenOf(renewed, 'inquiry', ids[0], token)]).toEqual([true, false]);
    expect(await readLinkKey(database, 'consent')).toBe(ofPerson);
  });

  it('resend: failed mails wait again', async () => {
    expect(await run('resend', 'aaaa2')).toEqual({
      code: 0,
      out: '2 mails to be sent again; a running server does it within half a minute.\n',
      err: '',
    });
    const mails = await database.db.selectFrom('mails').selectAll().where('inquiry_id', '=', ids[1]).execute();
    for (const mail of mails) expect(mail).toMatchObject({ state: 'waiting', attempts: 0, last_error: null });
    expect(await run('resend')).toEqual({ code: 1, out: '', err: 'No mail has failed: there is nothing to send again\n' });
  });

  it('stats: by category and month, in the order of the form', async () => {
    await run('reply', 'bbbb', '--by', 'Kim');
    const figures = JSON.parse((await run('stats', '--json')).out);
    expect(figures.total).toMatchObject({ inquiries: 4, open: 2, replied: 2 });
    expect(Object.keys(figures.categories).slice(0, 3)).toEqual(['development', 'manufacturing', 'adc']);
    expect(figures.categories.adc).toMatchObject({ inquiries: 3, open: 1, replied: 2 });
    expect(figures.categories.media).toEqual({ inquiries: 1, open: 1, replied: 0, medianHours: null });
    const { out } = await run('stats', '--since', '30d');
    expect(out).toMatch(/^Category +Inquiries +Open +Replied +Median time to reply\n/);
    expect(out).toMatch(/\nadc +2 +1 +1 +1 d 0 h\n/);
    expect(out).toMatch(/\n\nMonth +Inquiries/);
  });

  it('export: a table that is safe to open, in a file for its owner only', async () => {
    const file = `${place.dataDir}/out.csv`;
    const written = await run('export', '--csv', '--since', '7d', '--out', file);
    expect(written).toEqual({
      code: 0,
      out: `Wrote 3 inquiries to ${file}. It holds personal data: delete it as soon as it is not needed any more.\n`,
      err: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toMatch(/^\ufeff"reference","id","receivedAt","locale","category","name","company",/);
    expect(lines).toHaveLength(4);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(`"'${PERSON.phone}"`);
    expect(await run('export', '--csv', '--out', file)).toEqual({
      code: 1,
      out: '',
      err: `${file} already exists: give another name, or add --force\n`,
    });
    rmSync(file);
    const all = JSON.parse((await run('export', '--json')).out) as InquiryRecord[];
    expect(all.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0], ids[3]]);
    expect(all[2]?.subject).toBe('=HYPERLINK("x")');
  });

  it('purge: what is due, after a look at it', async () => {
    const unanswered = 'dddd5555-0000-4000-8000-000000000000';
    await storeInquiry(database, iso(NOW - 400 * DAY), { id: unanswered });
    const before = await rowOf(ids[3]);
    const look = await run('purge', '--dry-run');
    expect(look.out).toBe(
      `${unanswered}, received at ${timeInSeoul(NOW - 400 * DAY)}, without a reply\n${ids[3]}, replied at ${timeInSeoul(NOW - 50 * DAY)}\nDue: personal data of 2 inquiries, 0 consents. Nothing was changed.\n`,
    );
    expect(await rowOf(ids[3])).toEqual(before);
    expect(await run('purge')).toEqual({ code: 0, out: 'Destroyed: personal data of 2 inquiries, 0 consents, 0 mail files.\n', err: '' });
    expect(await rowOf(unanswered)).toMatchObject({ email: null, replied_at: null });
    expect(await rowOf(ids[3])).toMatchObject({ email: null, message: null, replied_by: 'Lee' });
    expect((await rowOf(ids[2])).email).toBe(PERSON.email);
    // Its figures stay.
    expect(JSON.parse((await run('stats', '--json')).out).total).toMatchObject({
      inquiries: 5,
      replied: 1,
      medianHours: expect.any(Number),
    });
    const late = await run('reply', 'cccc', '--by', 'Kim');
    expect(late.err).toMatch(/^cccc4444-.*: its personal data was destroyed at .*; nothing was changed\n$/);
    expect(late.code).toBe(1);
  });

  it.runIf(kind === 'sqlite')('purge: says what is done and what is not while another program reads the file', async () => {
    const reader = new DatabaseSync(`${place.dataDir}/site.db`);
    reader.exec('begin; select * from inquiries');
    const { code, out, err } = await run('purge');
    reader.close();
    expect([code, out]).toEqual([1, 'Destroyed: personal data of 1 inquiry, 0 consents, 0 mail files.\n']);
    expect(err).toMatch(/^That is done, .*\(site\.db-wal is in use .*\): npm run inquiries -- purge does it later\n$/);
  });

  it('purge ID: at once, only when it is meant, with its files', async () => {
    mkdirSync(`${place.dataDir}/mail`, { recursive: true });
    writeFileSync(`${place.dataDir}/mail/2026-11-21-team-${ids[0]}.eml`, 'x');
    await database.db
      .insertInto('consents')
      .values({
        id: `eeee0000${randomUUID().slice(8)}`,
        locale: 'ko',
        email: PERSON.email.toUpperCase(),
        name: 'n',
        company: 'c',
        text_version: '1',
        given_at: iso(NOW),
      })
      .execute();
    const unsure = await run('purge', 'aaaa1');
    expect(unsure).toMatchObject({ code: 2, out: '' });
    expect(unsure.err).toBe(`This permanently destroys the personal data of ${ids[0]}: add --yes\n(--help explains each command)\n`);
    expect((await rowOf(ids[0])).email).toBe(PERSON.email);
    const sure = await run('purge', 'aaaa1', '--yes');
    expect(sure.code).toBe(0);
    expect(sure.out).toContain(`Destroyed: personal data of ${ids[0]}, 1 mail file.`);
    expect(sure.out).toContain('The same person agreed to marketing: npm run consents -- withdraw eeee0000\n');
    expect(await rowOf(ids[0])).toMatchObject({ email: null, digest: null, country: null, category: 'adc', locale: 'ko' });
    expect(readdirSync(`${place.dataDir}/mail`)).toEqual([]);
    expect(await run('purge', 'aaaa1', '--yes')).toMatchObject({ code: 1, err: expect.stringContaining('was destroyed at') });
  });
});

describe('a wrong call', () => {
  beforeAll(async () => (await openDatabase({ dataDir: folder })).close());
  it.each([
    [['drop'], "error: unknown command 'drop'"],
    [[], 'Usage: npm run inquiries -- [options] [command]'],
    [['list', '--limt', '3'], "error: unknown option '--limt'\n(Did you mean --limit?)"],
    [['list', '--since', 'tomorrow'], "argument 'tomorrow' is invalid. Give a day as 2026-11-21"],
    [['list', '--search', ' '], "option '--search <TEXT>' argument ' ' is invalid. Give a part of a name"],
    [['list', '--category', 'press'], "argument 'press' is invalid. Give one of development, manufacturing"],
    [['list', '--limit', '0'], "option '--limit <N>' argument '0' is invalid. Give a whole number from 1"],
    [['list', '--open', '--replied'], "option '--open' cannot be used with option '--replied'"],
    [['list', 'aaaa'], "too many arguments for 'list'. Expected 0 arguments but got 1: aaaa"],
    [['show'], "missing required argument 'ID'"],
    [['show', 'x'], "argument value 'x' is invalid for argument 'ID'. Give a reference number such as 3F2A-9C01, or at least"],
    [['reply', 'aaaa'], "required option '--by <NAME>' not specified"],
    [['reply', 'aaaa', '--by', ' '], "argument ' ' is invalid. Give the name of who replied, 1 to 50 characters"],
    [['reply', 'aaaa', '--by', 'Kim', '--at', '2999-01-01'], "argument '2999-01-01' is invalid. It is in the future"],
    [['export'], 'Give either --csv or --json'],
    [['export', '--csv', '--json'], 'Give either --csv or --json'],
  ])('%j: exit code 2, with the argument and the hint', async (args, message) => {
    const { code, out, err } = await callTool(createInquiries, { dataDir: folder }, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toContain('--help');
  });

  it('a folder without data is named, and nothing is made there', async () => {
    const dataDir = `${folder}/other`;
    expect(await callTool(createInquiries, { dataDir }, 'list')).toEqual({
      code: 1,
      out: '',
      err: `There is no ${dataDir}/site.db: DATA_DIR must name the data folder of the server, which has started at least once, or DATABASE_URL its PostgreSQL database\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
    expect((await callTool(createInquiries, { dataDir: folder, databaseUrl: 'mysql://x' }, 'list')).err).toMatch(
      /^DATABASE_URL is no address/,
    );
  });

  it('an empty list says so', async () => {
    expect((await callTool(createInquiries, { dataDir: folder }, 'list')).out).toBe('No inquiries.\n');
    expect((await callTool(createConsents, { dataDir: folder }, 'list')).out).toBe('No consents.\n');
  });
});
