import { Command, InvalidArgumentError } from 'commander';
import type { Kysely } from 'kysely';
import { formatReference } from '../../core/contact/reference.ts';
import { getConsentEnd } from '../../core/contact/retention.ts';
import { isoInSeoul, timeInSeoul } from '../../core/site/dates.ts';
import { commandOf } from '../command-of.ts';
import { findDist, readApiOrigin } from '../current-release.ts';
import type { Tables } from '../db/tables.ts';
import { findConsentsOf, withdrawConsents } from '../retention/destroy-personal-data.ts';
import { createLink, readLinkKey } from '../staff/inquiry-link.ts';
import {
  addExportOptions,
  type ExportOptions,
  formatCount,
  formatTable,
  removeControlCharacters,
  truncateToWidth,
  writeExport,
} from './format-text.ts';
import { ABOUT_DATA, eraseDestroyed, ID_START, MOMENT, type ProgramContext, readMoment, runIfMain } from './program.ts';

/** A consent to marketing, as the commands show and export it. */
export type ConsentRecord = Awaited<ReturnType<typeof findConsents>>[number];

const COLUMNS = ['id', 'givenAt', 'endsAt', 'locale', 'name', 'company', 'email', 'phone', 'textVersion'] as const;
const HEADER = ['ID', 'Given', 'In', 'Name', 'Company', 'Email', 'Phone', 'Text of', 'Ends'];

type Filters = { since?: number };

/** The consents to marketing, and their withdrawal (docs/inquiries.md). */
export function createConsents({ print, now, env, confirm, withDatabase }: ProgramContext): Command {
  const program = new Command(commandOf('consents'))
    .description('Consents to marketing: who gave one, withdrawal, export.')
    .addHelpText('after', ABOUT_DATA);
  program
    .command('list')
    .description('Shows who agreed to marketing, the newest first')
    .option('--since <DAY>', `given since ${MOMENT}`, readMoment(now))
    .option('--json', 'for programs')
    .action(({ json, ...filters }: Filters & { json?: true }) =>
      withDatabase(async ({ db }) => {
        const records = await findConsents(db, filters);
        if (json) return print(JSON.stringify(records, null, 2));
        if (records.length === 0) return print('No consents.');
        print(`${formatTable([HEADER, ...records.map(toConsentRow)])}\n\n${formatCount(records.length, 'consent')}`);
      }),
    );
  program
    .command('withdraw <EMAIL|ID>')
    .description('Deletes every consent of a person who withdraws it, and records when')
    .option('--yes', 'without asking')
    .action((emailOrId: string, { yes }: { yes?: true }) =>
      withDatabase(async (database) => {
        const { db } = database;
        const email = emailOrId.includes('@') ? emailOrId.trim() : await findEmail(db, emailOrId);
        const given = (await findConsentsOf(db, email)).length;
        if (given === 0)
          throw new Error(`${emailOrId} has given no consent: 'list' shows all consents, 'withdrawn' those that were withdrawn`);
        if (!yes) await confirm(`This deletes ${formatCount(given, 'consent')} of ${email}`);
        const withdrawals = await withdrawConsents(database, email, { at: now, by: 'staff' });
        print(
          `Withdrawn: ${formatCount(withdrawals.length, 'consent')} of ${email} (${withdrawals.map(({ id }) => formatReference(id)).join(', ')}). ` +
            'Remove the address from exported lists, too, and tell the person.',
        );
        await eraseDestroyed(database);
      }),
    );
  program
    .command('withdrawn')
    .description('Shows which consents were withdrawn, when and by whom, the newest first; it names nobody')
    .option('--since <DAY>', `withdrawn since ${MOMENT}`, readMoment(now))
    .option('--json', 'for programs')
    .action(({ json, since = 0 }: Filters & { json?: true }) =>
      withDatabase(async ({ db }) => {
        const rows = await db
          .selectFrom('consent_withdrawals')
          .selectAll()
          .where('withdrawn_at', '>=', new Date(since).toISOString())
          .orderBy('withdrawn_at', 'desc')
          .orderBy('id')
          .execute();
        if (json) return print(JSON.stringify(rows, null, 2));
        if (rows.length === 0) return print('No consent was withdrawn.');
        const time = (text: string) => timeInSeoul(Date.parse(text));
        const cells = rows.map((row) => [
          formatReference(row.id),
          time(row.given_at),
          time(row.withdrawn_at),
          row.withdrawn_by,
          row.text_version,
        ]);
        print(formatTable([['Record', 'Given', 'Withdrawn', 'By', 'Text of'], ...cells]));
      }),
    );
  addExportOptions(program.command('export'))
    .description('Writes consents with all their fields, and the link by which each person withdraws: it belongs into every mail')
    .option('--since <DAY>', `given since ${MOMENT}`, readMoment(now))
    .action((options: Filters & ExportOptions) =>
      withDatabase(async (database) => {
        const origin = readApiOrigin(findDist(env));
        const key = await readLinkKey(database, 'consent');
        const records = await findConsents(database.db, options);
        const linked = records.map((record) => ({ ...record, withdrawal: createLink(key, origin, 'consent', record.id) }));
        writeExport(options, print, ['consent', 'consents'], linked, [...COLUMNS, 'withdrawal']);
      }),
    );
  return program;
}

async function findConsents(db: Kysely<Tables>, { since }: Filters) {
  let query = db.selectFrom('consents').selectAll().orderBy('given_at', 'desc').orderBy('id');
  if (since !== undefined) query = query.where('given_at', '>=', new Date(since).toISOString());
  return (await query.execute()).map((row) => {
    const { id, locale, name, company, email, phone, text_version: textVersion } = row;
    const givenAt = Date.parse(row.given_at);
    const times = { givenAt: isoInSeoul(givenAt), endsAt: isoInSeoul(getConsentEnd(givenAt)) };
    return { id, ...times, locale, name, company, email, phone, textVersion };
  });
}

function toConsentRow({ id, givenAt, endsAt, locale, name, company, email, phone, textVersion }: ConsentRecord): string[] {
  const person = [
    truncateToWidth(removeControlCharacters(name), 16),
    truncateToWidth(removeControlCharacters(company), 20),
    removeControlCharacters(email),
    removeControlCharacters(phone ?? '-'),
  ];
  return [id.slice(0, 8), timeInSeoul(Date.parse(givenAt)), locale, ...person, textVersion, timeInSeoul(Date.parse(endsAt)).slice(0, 10)];
}

async function findEmail(db: Kysely<Tables>, start: string): Promise<string> {
  if (!ID_START.test(start))
    throw new InvalidArgumentError(`'${start}' is neither an email address nor an ID: give one of them, an ID by at least 4 characters`);
  const rows = await db.selectFrom('consents').select('email').where('id', 'like', `${start.toLowerCase()}%`).limit(2).execute();
  const [first, second] = rows;
  if (!first) throw new Error(`No consent has an ID that begins with ${start}: 'list' shows them`);
  if (second) throw new Error(`${start} matches more than one consent: give more of the ID`);
  return first.email;
}

await runIfMain(import.meta.url, createConsents);
