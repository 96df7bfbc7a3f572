import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { KyselyPlugin } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { emptyDatabase, inEachDatabase } from '../../tests/support/each-database.ts';
import { type RunningMailServer, refusal, startMailServer } from '../../tests/support/mail-server.ts';
import { runTogether } from '../../tests/support/run-together.ts';
import { PERSON, storeInquiry } from '../../tests/support/store-inquiry.ts';
import { openDatabase } from '../db/open-database.ts';
import type { ActiveInquiry } from './outgoing-mail.ts';
import { claimMail, isReceiptLimitReached, LEASE_MS, type MailContext, sendDueMails } from './send-due-mails.ts';
import { MAX_ATTEMPTS, type MailTransport, openFolderTransport, openSmtpTransport } from './transports.ts';

const START = Date.parse('2026-11-21T00:00:00.000Z');
const MINUTE = 60_000;
const iso = (moment: number) => new Date(moment).toISOString();

await inEachDatabase(async (makePlace) => {
  const place = await makePlace();
  const database = await openDatabase(place);
  let server: RunningMailServer | undefined;
  let now = START;
  let reports: string[] = [];
  beforeEach(() => {
    now = START;
    reports = [];
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await emptyDatabase(database, place.dataDir);
  });
  afterAll(() => database.close());

  const context = (transport: MailTransport): MailContext => ({
    database,
    transport,
    teams,
    getSender: () => ({ address: 'contact@example.com' }),
    getLink: async (kind, id) => `https://www.example.com/${kind}/${id}`,
    now: () => now,
    report: (message) => reports.push(message),
  });
  const send = () => sendDueMails(context(openSmtpTransport(server?.url ?? '')));
  const rows = () => database.db.selectFrom('mails').selectAll().orderBy('kind').execute();
  const states = async () => (await rows()).map(({ kind, state, attempts }) => `${kind} ${state} ${attempts}`);
  const recipients = () => server?.mails.flatMap(({ to }) => to).sort();

  it('a database that fails just after a mail was sent: the mail is recorded later, and not sent again', async () => {
    server = await startMailServer();
    await storeInquiry(database, iso(START));
    const smtp = openSmtpTransport(server.url);
    const { updateTable } = database.db;
    let failures = 0;
    const failing: MailTransport = {
      ...smtp,
      async send(...args) {
        await smtp.send(...args);
        failures += 1;
        database.db.updateTable = () => {
          database.db.updateTable = updateTable;
          throw new Error('database is locked');
        };
      },
    };
    await sendDueMails(context(failing));
    now += LEASE_MS + MINUTE;
    await send();
    expect([failures, server.mails.length, await states()]).toEqual([2, 2, ['receipt sent 1', 'team sent 1']]);
  });

  it("sends the team's mail and the receipt, once", async () => {
    server = await startMailServer();
    await storeInquiry(database, iso(START));
    for (let time = 0; time < 3; time += 1) {
      await send();
      now += 10 * MINUTE;
    }
    expect(recipients()).toEqual(['business@example.com', PERSON.email]);
    for (const mail of await rows()) expect(mail).toMatchObject({ state: 'sent', attempts: 1, sent_at: iso(START), leased_until: null });
    for (const mail of await rows())
      expect(server.mails.filter(({ raw }) => raw.includes(`Message-ID: <${mail.id}@example.com>`))).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('the receipt confirms the consent to marketing that came with the inquiry, unless it was withdrawn', async () => {
    server = await startMailServer();
    const consentAt = (id: string, moment: number) =>
      database.db
        .insertInto('consents')
        .values({ id, locale: 'en', email: PERSON.email, name: 'n', company: 'c', text_version: '1', given_at: iso(moment) })
        .execute();
    await storeInquiry(database, iso(START - 2));
    await consentAt('with-the-second', START - 1);
    await storeInquiry(database, iso(START - 1));
    await send();
    const receipts = () =>
      Promise.all(
        server?.mails.filter(({ to }) => to.includes(PERSON.email)).map(async ({ raw }) => (await PostalMime.parse(raw)).text) ?? [],
      );
    expect((await receipts()).map((receipt) => receipt?.includes('you agreed to receive advertising')).sort()).toEqual([false, true]);
    expect((await receipts()).join()).toContain('\nWithdraw the consent: https://www.example.com/consent/with-the-second\n');
    await database.db.deleteFrom('consents').execute();
    await storeInquiry(database, iso(START));
    await send();
    expect((await receipts()).at(2)).not.toContain('advertising');
  });

  it.each(['josé@example.org', '하늘@example.org', '.a..b@example.org'])(
    'an address that a mail server does not carry in a header, %s: the team gets its mail and its reminder all the same',
    async (email) => {
      const received: string[] = [];
      server = await startMailServer({
        hideSMTPUTF8: true,
        onData(stream, _, callback) {
          text(stream).then((raw) => {
            const header = raw.slice(0, raw.indexOf('\r\n\r\n'));
            if (/[^\p{ASCII}]|<[^>]*\.\./u.test(header)) return callback(refusal(554, '5.6.7 header with an address that is none'));
            received.push(raw);
            callback();
          }, callback);
        },
      });
      const id = await storeInquiry(database, iso(START), { email });
      const reminder = { id: 'r', inquiry_id: id, kind: 'reminder', state: 'waiting', attempts: 0, due_at: iso(START) } as const;
      await database.db.insertInto('mails').values(reminder).execute();
      await send();
      expect(await states()).toEqual(expect.arrayContaining(['reminder sent 1', 'team sent 1']));
      const texts = await Promise.all(received.map(async (raw) => (await PostalMime.parse(raw)).text ?? ''));
      expect(texts.filter((words) => words.includes(`Email: ${email}`))).toHaveLength(2);
    },
  );

  it('a refusal for now: again after a minute, then after two', async () => {
    let refusals = 2;
    server = await startMailServer({
      onRcptTo: ({ address }, _, callback) =>
        callback(address === PERSON.email && refusals-- > 0 ? refusal(451, `Later, ${address}`) : null),
    });
    const id = await storeInquiry(database, iso(START));
    await send();
    expect(await states()).toEqual(['receipt waiting 1', 'team sent 1']);
    expect((await rows())[0]).toMatchObject({ due_at: iso(START + MINUTE), leased_until: null, last_error: 'EENVELOPE 451 Later, …' });
    expect(reports).toEqual([
      `The receipt of inquiry ${id} could not be sent (EENVELOPE 451 Later, …); next attempt not before ${iso(START + MINUTE)}`,
    ]);
    now = START + MINUTE - 1;
    await send();
    expect(await states()).toEqual(['receipt waiting 1', 'team sent 1']);
    now = START + MINUTE;
    await send();
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 2, due_at: iso(now + 2 * MINUTE) });
    now += 2 * MINUTE;
    await send();
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 3, last_error: null });
    expect(recipients()).toEqual(['business@example.com', PERSON.email]);
  });

  it('a refusal for good: failed at once, and the other mail goes out', async () => {
    server = await startMailServer({
      onRcptTo: ({ address }, _, callback) => callback(address === PERSON.email ? refusal(550, `No ${address}`) : null),
    });
    const id = await storeInquiry(database, iso(START));
    await send();
    now += 24 * 60 * MINUTE;
    await send();
    expect(await states()).toEqual(['receipt failed 1', 'team sent 1']);
    expect(reports).toEqual([`The receipt of inquiry ${id} could not be sent (EENVELOPE 550 No …); given up: npm run inquiries -- resend`]);
  });

  it('no mail server: one attempt a round, each mail 29 times at most, for five days', async () => {
    server = await startMailServer();
    await server.stop();
    await storeInquiry(database, iso(START));
    await send();
    expect((await states()).sort()).toEqual(
      expect.arrayContaining([expect.stringMatching(/waiting 0$/), expect.stringMatching(/waiting 1$/)]),
    );
    for (;;) {
      const waiting = (await rows()).filter(({ state }) => state === 'waiting').map(({ due_at }) => Date.parse(due_at));
      if (waiting.length === 0) break;
      now = Math.max(now, Math.min(...waiting));
      await send();
    }
    expect(await states()).toEqual([`receipt failed ${MAX_ATTEMPTS}`, `team failed ${MAX_ATTEMPTS}`]);
    expect((now - START) / (24 * 60 * MINUTE)).toBeCloseTo(5.1, 1);
    expect(reports.join()).not.toMatch(/@|Secret/);
  });

  it("the team's mails go first, however many receipts are due before", async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await storeInquiry(database, iso(START + n)));
    const reminder = { inquiry_id: ids[2] as string, kind: 'reminder', state: 'waiting', attempts: 0, due_at: iso(START + 9) } as const;
    await database.db
      .insertInto('mails')
      .values({ id: 'r', ...reminder })
      .execute();
    const kinds: (string | undefined)[] = [];
    for (let n = 0; n < 7; n += 1) kinds.push((await claimMail(database, START + MINUTE))?.kind);
    expect(kinds).toEqual(['team', 'team', 'team', 'reminder', 'receipt', 'receipt', 'receipt']);
  });

  it('a mail whose every attempt ended with its process is given up', async () => {
    server = await startMailServer();
    await storeInquiry(database, iso(START));
    for (let attempt = 0; attempt < 2 * MAX_ATTEMPTS; attempt += 1) {
      await claimMail(database, now);
      if (attempt % 2 === 1) now += LEASE_MS;
    }
    await send();
    expect(await states()).toEqual([`receipt failed ${MAX_ATTEMPTS + 1}`, `team failed ${MAX_ATTEMPTS + 1}`]);
    expect(server.mails).toEqual([]);
  });

  describe('receipts', () => {
    const receiptsAt = async (moment: number, email: string) => {
      const id = await storeInquiry(database, iso(moment), { email });
      const mails = await database.db
        .selectFrom('mails')
        .select('state')
        .where('inquiry_id', '=', id)
        .where('kind', '=', 'receipt')
        .execute();
      return { id, mails };
    };
    it('go to one mailbox three times in 24 hours, however it is spelled and whenever they are sent', async () => {
      server = await startMailServer();
      const spellings = ['Kim@example.org', 'kim+1@example.org', 'kim@EXAMPLE.org', 'kim+2@example.org', 'kim@example.org'];
      const ids: string[] = [];
      for (const [at, email] of spellings.entries()) ids.push((await receiptsAt(START + at * 1000, email)).id);
      await receiptsAt(START + 5000, 'lee@example.org');
      // The last first: order must not matter.
      await database.db
        .updateTable('mails')
        .set({ due_at: iso(START - 1) })
        .where('inquiry_id', 'in', ids.slice(3))
        .execute();
      now += 10_000;
      await send();
      expect(
        server.mails
          .flatMap(({ to }) => to)
          .filter((to) => /kim/i.test(to))
          .sort(),
      ).toEqual(
        spellings
          .slice(0, 3)
          .map((one) => expect.stringMatching(new RegExp(one.replace('+', '\\+').split('@')[0] ?? '', 'i')))
          .sort(),
      );
      const skipped = await database.db.selectFrom('mails').select('inquiry_id').where('state', '=', 'skipped').execute();
      expect(skipped.map(({ inquiry_id }) => inquiry_id).sort()).toEqual(ids.slice(3).sort());
      expect(recipients()).toContain('lee@example.org');
      expect(recipients()?.filter((to) => to === 'business@example.com')).toHaveLength(6);
    });
    it('go to one mailbox of Gmail three times, whatever dots its address has', async () => {
      server = await startMailServer();
      const spellings = ['kim.haneul@gmail.com', 'kimhaneul@gmail.com', 'k.i.m.haneul@googlemail.com', 'kimhan.eul@gmail.com'];
      for (const [at, email] of spellings.entries()) await receiptsAt(START + at, email);
      // Elsewhere a dot makes another mailbox.
      await receiptsAt(START, 'kim.haneul@example.org');
      now += MINUTE;
      await send();
      expect(recipients()?.filter((to) => to !== 'business@example.com')).toEqual(
        [...spellings.slice(0, 3), 'kim.haneul@example.org'].sort(),
      );
    });
    it('are counted by the database, whatever others it holds', async () => {
      for (let at = 0; at < 20; at += 1) await receiptsAt(START - 1000 - at, `other${at}@example.org`);
      const { id } = await receiptsAt(START, 'kim@example.org');
      let rows = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          rows += result.rows.length;
          return result;
        },
      };
      const inquiry = await database.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(await isReceiptLimitReached(database.db.withPlugin(counting), inquiry as ActiveInquiry)).toBe(false);
      expect(rows).toBe(1);
    });
    it('go again a day after', async () => {
      server = await startMailServer();
      for (const at of [0, 1, 2, 24 * 60 * MINUTE]) await receiptsAt(START + at, 'kim@example.org');
      now += 25 * 60 * MINUTE;
      await send();
      expect(recipients()?.filter((to) => to === 'kim@example.org')).toHaveLength(4);
    });
  });

  it('nothing goes out for an inquiry whose personal data is gone', async () => {
    server = await startMailServer();
    await storeInquiry(database, iso(START), { email: null, name: null, purged_at: iso(START) });
    await send();
    expect(await states()).toEqual(['receipt skipped 1', 'team skipped 1']);
    expect(server.mails).toEqual([]);
  });

  it('a file of an inquiry that was destroyed while it was written is taken back', async () => {
    const id = await storeInquiry(database, iso(START));
    const folder = openFolderTransport(place.dataDir);
    const transport: MailTransport = {
      ...folder,
      async send(...args) {
        await folder.send(...args);
        await database.db.deleteFrom('mails').where('inquiry_id', '=', id).execute();
      },
    };
    await sendDueMails(context(transport));
    expect(existsSync(`${place.dataDir}/mail`)).toBe(true);
    expect(readdirSync(`${place.dataDir}/mail`)).toEqual([]);
  });

  describe('processes', () => {
    const script = fileURLToPath(new URL('../../tests/support/send-mails.ts', import.meta.url));
    it('four at once send each mail once', { timeout: 120_000 }, async () => {
      server = await startMailServer();
      const count = 10;
      for (let n = 0; n < count; n += 1) await storeInquiry(database, iso(Date.now()), { email: `visitor-${n}@example.org` });
      await runTogether(script, 4, JSON.stringify({ place, smtpUrl: server.url }));
      expect(new Set(recipients())).toHaveLength(count + 1);
      expect(recipients()).toHaveLength(2 * count);
      for (const mail of await rows()) expect(mail).toMatchObject({ state: 'sent', attempts: 1 });
    });

    it('one that is killed between acceptance and mark: sent again after its lease, with the same Message-ID', {
      timeout: 60_000,
    }, async () => {
      server = await startMailServer();
      await storeInquiry(database, iso(Date.now()));
      now = Date.now();
      const options = JSON.stringify({ place, smtpUrl: server.url, stayAfterAcceptance: true });
      const child = spawn(process.execPath, [script, options], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect((await rows()).map(({ state, attempts }) => `${state} ${attempts}`).sort()).toEqual(['waiting 0', 'waiting 1']);
      await send();
      expect(server.mails).toHaveLength(2);
      now = Date.now() + LEASE_MS;
      await send();
      expect((await states()).map((state) => state.split(' ')[1])).toEqual(['sent', 'sent']);
      // Three deliveries, two mails: a mailbox knows the doubled one by its id.
      const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
      expect(ids).toHaveLength(3);
      expect(new Set(ids)).toEqual(new Set((await rows()).map(({ id }) => `<${id}@example.com>`)));
    });
  });
});
