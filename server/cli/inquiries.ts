import { Command, InvalidArgumentError, Option } from 'commander';
import { INQUIRY_CATEGORIES } from '../../core/contact/inquiry.ts';
import { formatReference } from '../../core/contact/reference.ts';
import {
  getConsentCutoff,
  getDestructionTime,
  RETENTION_DAYS_AFTER_REPLY,
  RETENTION_YEARS_WITHOUT_REPLY,
} from '../../core/contact/retention.ts';
import { timeInSeoul } from '../../core/site/dates.ts';
import { commandOf } from '../command-of.ts';
import { readStaffName, recordReply } from '../db/inquiries.ts';
import type { Database } from '../db/open-database.ts';
import { MAIL_KINDS } from '../db/tables.ts';
import { clearDue, destroyOne, findConsentsOf, isInquiryDue } from '../retention/destroy-personal-data.ts';
import { replaceTeamLinkKey } from '../staff/inquiry-link.ts';
import { addExportOptions, type ExportOptions, formatCount, formatTable, removeControlCharacters, writeExport } from './format-text.ts';
import { countInquiries, formatFigures } from './inquiry-figures.ts';
import { type Filters, findId, findRecord, findRecords, formatRecords, type InquiryRecord } from './inquiry-records.ts';
import {
  ABOUT_DATA,
  eraseDestroyed,
  MOMENT,
  type ProgramContext,
  readIdStart,
  readMoment,
  readNumber,
  readOneOf,
  runIfMain,
} from './program.ts';

const EXPORTED = Object.keys({
  reference: true,
  id: true,
  receivedAt: true,
  locale: true,
  category: true,
  name: true,
  company: true,
  jobTitle: true,
  country: true,
  phone: true,
  email: true,
  subject: true,
  message: true,
  repliedAt: true,
  repliedBy: true,
  destroyedBy: true,
  destroyedAt: true,
} satisfies Record<Exclude<keyof InquiryRecord, 'mails'>, true>) as Exclude<keyof InquiryRecord, 'mails'>[];

const MAIL_LABELS = { team: 'Team’s mail', receipt: 'Receipt', reminder: 'Reminder' } as const;
const DEFAULT_LIMIT = 20;
const ABOUT_ID = 'its reference number, its ID, or the beginning of it';

/** The staff's tool for what came in by the contact form (docs/inquiries.md). */
export function createInquiries(context: ProgramContext): Command {
  const { print, now, columns, confirm, withDatabase } = context;
  const program = new Command(commandOf('inquiries'))
    .description('What came in by the contact form: read it, record replies, destroy personal data.')
    .addHelpText('after', ABOUT_DATA);

  addFilters(program.command('list'), now)
    .description('Shows inquiries, the newest first')
    .option('--limit <N>', `at most N inquiries; default: ${DEFAULT_LIMIT}`, readNumber)
    .option('--json', 'all fields, for programs')
    .action(({ json, limit = DEFAULT_LIMIT, ...filters }: Filters & { json?: true }) =>
      withDatabase(async ({ db }) => {
        // One more than shown, to know whether there are more.
        const found = await findRecords(db, { ...filters, limit: limit + 1 });
        const records = found.slice(0, limit);
        if (json) return print(JSON.stringify(records, null, 2));
        if (records.length === 0) return print('No inquiries.');
        print(formatRecords(records, columns));
        print(`\n${records.length} shown${found.length > limit ? `; there are more: --limit ${limit * 5}` : ''}`);
      }),
    );

  program
    .command('show')
    .description('Shows all fields of one inquiry')
    .argument('<ID>', ABOUT_ID, readIdStart)
    .option('--json', 'for programs')
    .action((id: string, { json }: { json?: true }) => withDatabase((database) => show(context, database, id, json)));

  program
    .command('reply')
    .description(
      `Records that an inquiry was replied to: its personal data is destroyed ${formatCount(RETENTION_DAYS_AFTER_REPLY, 'day')} later`,
    )
    .argument('<ID>', ABOUT_ID, readIdStart)
    .requiredOption('--by <NAME>', 'who replied', readName)
    .option('--at <TIME>', "when: 2026-11-21, '2026-11-21 15:04', or how long ago: 2h; default: now", readMoment(now))
    .option('--force', 'replace a recorded reply, which changes the date of destruction')
    .action((id: string, options: ReplyOptions) => withDatabase((database) => reply(context, database, id, options)));

  program
    .command('purge')
    .description(
      `Destroys the personal data that is due (${formatCount(RETENTION_DAYS_AFTER_REPLY, 'day')} after a reply, ${formatCount(RETENTION_YEARS_WITHOUT_REPLY, 'year')} after the inquiry without one), or of one inquiry at once`,
    )
    .argument('[ID]', ABOUT_ID, readIdStart)
    .option('--dry-run', 'shows what would be destroyed, and changes nothing')
    .option('--yes', 'with an ID: destroys the data permanently, without asking')
    .action((start: string | undefined, { dryRun, yes }: { dryRun?: true; yes?: true }) =>
      withDatabase(async (database, dataDir) => {
        if (start === undefined) {
          if (dryRun) return printDue(context, database);
          const { inquiries, consents, files } = await clearDue(database, dataDir, now);
          print(`Destroyed: personal data of ${formatCounts(inquiries, consents)}, ${formatCount(files, 'mail file')}.`);
          return eraseDestroyed(database);
        }
        const { db } = database;
        const id = await findId(db, start);
        const { email, purged_at } = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        if (purged_at) throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(purged_at))} already`);
        if (dryRun) return print(`${id} would be destroyed at once: name, company, contact, subject, message, mails.`);
        if (!yes) await confirm(`This permanently destroys the personal data of ${id}`);
        const consents = email === null ? [] : await findConsentsOf(db, email);
        const { files } = await destroyOne(database, dataDir, id, now);
        print(`Destroyed: personal data of ${id}, ${formatCount(files, 'mail file')}. Delete the mails about it, too.`);
        // A consent is independent of the inquiry, and is not withdrawn with it.
        for (const consent of consents)
          print(`The same person agreed to marketing: ${commandOf('consents')} withdraw ${consent.id.slice(0, 8)}`);
        if (database.kind === 'postgres') print('Other servers that write mails to files remove theirs within an hour.');
        await eraseDestroyed(database);
      }),
    );

  addExportOptions(addFilters(program.command('export'), now))
    .description('Writes inquiries with all their fields')
    .option('--limit <N>', 'at most N inquiries; default: all', readNumber)
    .action((options: Filters & ExportOptions) =>
      withDatabase(async ({ db }) => writeExport(options, print, ['inquiry', 'inquiries'], await findRecords(db, options), EXPORTED)),
    );

  program
    .command('stats')
    .description('Counts inquiries by category and month, and how long replies took')
    .option('--since <DAY>', `came in since ${MOMENT}`, readMoment(now))
    .option('--json', 'for programs')
    .action(({ since, json }: { since?: number; json?: true }) =>
      withDatabase(async ({ db }) => {
        const figures = await countInquiries(db, since);
        if (json) return print(JSON.stringify(figures, null, 2));
        print(formatFigures('Category', { ...figures.categories, all: figures.total }));
        print(`\n${formatFigures('Month', figures.months)}`);
      }),
    );

  program
    .command('resend')
    .description('Sends mails again that have failed')
    .argument('[ID]', ABOUT_ID, readIdStart)
    .action((start: string | undefined) =>
      withDatabase(async ({ db }) => {
        const id = start === undefined ? undefined : await findId(db, start);
        let update = db
          .updateTable('mails')
          .set({ state: 'waiting', attempts: 0, due_at: new Date(now).toISOString(), leased_until: null, last_error: null })
          .where('state', '=', 'failed');
        if (id) update = update.where('inquiry_id', '=', id);
        const { numUpdatedRows } = await update.executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Error(`No mail ${id ? `of ${id} ` : ''}has failed: there is nothing to send again`);
        print(`${formatCount(numUpdatedRows, 'mail')} to be sent again; a running server does it within half a minute.`);
      }),
    );

  program
    .command('renew-links')
    .description(
      'Makes the links of all mails to the teams invalid, for when a backup has come into wrong hands. Links to withdraw a consent stay',
    )
    .option('--yes', 'does it without asking')
    .action(({ yes }: { yes?: true }) =>
      withDatabase(async (database) => {
        if (!yes) await confirm('This makes the links of all mails to the teams that were sent invalid');
        await replaceTeamLinkKey(database);
        print('The links of earlier mails to the teams open nothing any more. Mails from now on, reminders too, have new ones.');
      }),
    );
  return program;
}

function addFilters(command: Command, now: number): Command {
  return command
    .option('--since <DAY>', `came in since ${MOMENT}`, readMoment(now))
    .option('--before <DAY>', 'came in before; with --open: waits longer than, such as 3d', readMoment(now))
    .option('--search <TEXT>', 'name, company, email or subject holds the text', readText)
    .option('--category <NAME>', `one of ${INQUIRY_CATEGORIES.join(', ')}`, readOneOf(INQUIRY_CATEGORIES))
    .addOption(new Option('--open', 'only those without a reply').conflicts('replied'))
    .option('--replied', 'only those with a reply');
}

function readText(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give a part of a name, company, email or subject.');
  return text.trim();
}

function readName(text: string): string {
  const name = readStaffName(text);
  if (name === undefined) throw new InvalidArgumentError('Give the name of who replied, 1 to 50 characters.');
  return name;
}

async function show({ print }: ProgramContext, { db }: Database, start: string, json?: true): Promise<void> {
  const id = await findId(db, start);
  const record = await findRecord(db, id);
  if (json) return print(JSON.stringify(record, null, 2));
  const time = (moment: string | null) => moment && timeInSeoul(Date.parse(moment));
  const fields: [string, string | null][] = [
    ['Reference', formatReference(record.id)],
    ['ID', record.id],
    ['Received', time(record.receivedAt)],
    ['Category', record.category],
    ['Written in', record.locale],
    ['Name', record.name],
    ['Company', record.company],
    ['Job title', record.jobTitle],
    ['Country', record.country],
    ['Phone', record.phone],
    ['Email', record.email],
    ['Subject', record.subject],
    ['Replied', record.repliedAt && `${time(record.repliedAt)} by ${record.repliedBy}`],
    ['Kept until', time(record.destroyedBy)],
    ['Destroyed', time(record.destroyedAt)],
  ];
  const mails = await db.selectFrom('mails').selectAll().where('inquiry_id', '=', id).execute();
  mails.sort((one, other) => MAIL_KINDS.indexOf(one.kind) - MAIL_KINDS.indexOf(other.kind));
  for (const { kind, state, attempts, sent_at, due_at, last_error } of mails) {
    const when = state === 'sent' ? ` ${time(sent_at)}` : state === 'waiting' ? `, due ${time(due_at)}` : '';
    const why = last_error ? `, ${attempts} attempts: ${last_error}` : '';
    fields.push([MAIL_LABELS[kind], `${state}${when}${why}`]);
  }
  print(formatTable(fields.flatMap(([label, value]) => (value === null ? [] : [[label, removeControlCharacters(value)]]))));
  if (record.message !== null) print(`\n${removeControlCharacters(record.message)}`);
}

type ReplyOptions = { by: string; at?: number; force?: true };

async function reply({ print, now }: ProgramContext, database: Database, start: string, options: ReplyOptions): Promise<void> {
  const { by, at = now, force = false } = options;
  const id = await findId(database.db, start);
  const { created_at } = await database.db.selectFrom('inquiries').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
  // --at has minutes, so the minute of the inquiry itself is allowed.
  if (at < Date.parse(created_at) && timeInSeoul(at) !== timeInSeoul(Date.parse(created_at)))
    throw new Error(`${id} came in at ${timeInSeoul(Date.parse(created_at))}: --at must be later`);

  const unchanged = await recordReply(database, id, { at, by, force });
  if (unchanged?.purged_at)
    throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(unchanged.purged_at))}; nothing was changed`);
  if (unchanged)
    throw new Error(
      `${id} was replied to at ${timeInSeoul(Date.parse(unchanged.replied_at ?? ''))} by ${unchanged.replied_by}; nothing was changed (--force replaces it)`,
    );
  const end = getDestructionTime(at);
  print(`${id}: replied at ${timeInSeoul(at)} by ${by}.`);
  print(
    end > now
      ? `Its personal data will be destroyed at ${timeInSeoul(end)}. Delete the mails about it by then, too.`
      : `Its personal data is due already: the server destroys it within an hour, 'purge' at once.`,
  );
}

async function printDue({ print, now }: ProgramContext, { db }: Database): Promise<void> {
  const inquiries = await db
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'replied_at'])
    .where('purged_at', 'is', null)
    .where(isInquiryDue(now))
    .orderBy('created_at')
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select('id')
    .where('given_at', '<=', new Date(getConsentCutoff(now)).toISOString())
    .execute();
  const time = (moment: string) => timeInSeoul(Date.parse(moment));
  for (const { id, created_at, replied_at } of inquiries)
    print(`${id}, ${replied_at ? `replied at ${time(replied_at)}` : `received at ${time(created_at)}, without a reply`}`);
  print(`Due: personal data of ${formatCounts(inquiries.length, consents.length)}. Nothing was changed.`);
}

const formatCounts = (inquiries: number, consents: number) =>
  `${formatCount(inquiries, 'inquiry', 'inquiries')}, ${formatCount(consents, 'consent')}`;

await runIfMain(import.meta.url, createInquiries);
