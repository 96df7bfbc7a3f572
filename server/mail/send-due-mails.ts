import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Teams } from '../../core/contact/inquiry.ts';
import { DAY_MS } from '../../core/site/constants.ts';
import { type Locale, STAFF_LOCALES } from '../../core/site/locales.ts';
import { commandOf } from '../command-of.ts';
import { toMailbox } from '../db/inquiries.ts';
import type { Database } from '../db/open-database.ts';
import { MAIL_KINDS, type MailTable, type Tables } from '../db/tables.ts';
import type { LinkedKind } from '../staff/inquiry-link.ts';
import type { ActiveInquiry, Mailbox, OutgoingMail, QueuedMail } from './outgoing-mail.ts';
import { classifySmtpError, type DeliveryError, getRetryDelay, MAX_ATTEMPTS, type MailTransport } from './transports.ts';
import { writeReceipt, writeReminder, writeTeamMail } from './write-mails.ts';

/** How long a claimed mail belongs to the process that claimed it: longer than any send takes. */
export const LEASE_MS = 3 * 60_000;
/** How long until it is tried again to record that a mail was sent. */
const RECORD_DELAY_MS = 1000;
const MAIL_NAMES = { team: "team's mail", receipt: 'receipt', reminder: 'reminder' } as const;

export interface MailContext {
  database: Database;
  transport: MailTransport;
  teams: Teams;
  getSender: (locale: Locale) => Mailbox;
  /** The address at which staff record what became of an inquiry, or a person withdraws a consent. */
  getLink: (kind: LinkedKind, id: string) => Promise<string>;
  now: () => number;
  /** Writes to the operator's log; never personal data. */
  report: (message: string) => void;
}

/** Sends every due mail in turn; stops when the mail server cannot be reached. A crash in between sends one again, with its Message-ID. */
export async function sendDueMails(context: MailContext, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const mail = await claimMail(context.database, context.now());
    if (!mail || (await deliver(context, mail, isStopping)) === 'unreachable') return;
  }
}

const PLACE_OF_KIND = sql<number>`case kind ${sql.join(
  MAIL_KINDS.map((kind, place) => sql`when ${sql.lit(kind)} then ${sql.lit(place)}`),
  sql` `,
)} end`;

/** Claims the mail due longest, the team's first: no two processes get one. The attempt counts first, as the mail may end the process. */
export async function claimMail({ kind, db }: Database, now: number): Promise<QueuedMail | undefined> {
  const moment = new Date(now).toISOString();
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', moment)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', moment)]))
        .orderBy(PLACE_OF_KIND)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1);
      // SQLite has one writer at a time, and no row locks.
      return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('mails')
    .set((set) => ({ leased_until: new Date(now + LEASE_MS).toISOString(), attempts: set('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'inquiry_id', 'kind', 'attempts'])
    .executeTakeFirst();
}

async function deliver(context: MailContext, mail: QueuedMail, isStopping: () => boolean): Promise<DeliveryError['kind'] | 'done'> {
  const { transport } = context;
  const { db } = context.database;
  const inquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', mail.inquiry_id).executeTakeFirst();
  if (!inquiry || !isActive(inquiry)) return finish(context, mail, { state: 'skipped' });
  if (mail.attempts > MAX_ATTEMPTS)
    return finish(context, mail, { state: 'failed', last_error: 'given up: every attempt ended with the process' });
  if (mail.kind === 'receipt' && (await isReceiptLimitReached(db, inquiry))) return finish(context, mail, { state: 'skipped' });
  if (mail.kind === 'reminder' && inquiry.replied_at !== null) return finish(context, mail, { state: 'skipped' });
  const message = await write(context, mail, inquiry);
  try {
    await transport.send(message, mail, inquiry.created_at);
  } catch (error) {
    return recordError(context, mail, classifySmtpError(error));
  }
  const sent = { state: 'sent', sent_at: new Date(context.now()).toISOString(), last_error: null } as const;
  // A mail whose row does not say so is sent again when its lease has ended: the database may be locked for a while.
  const endsAt = context.now() + LEASE_MS;
  for (;;) {
    try {
      return await finish(context, mail, sent);
    } catch (error) {
      if (isStopping() || context.now() > endsAt) throw error;
      await pause(RECORD_DELAY_MS);
    }
  }
}

async function write(
  { database, teams, getSender, getLink }: MailContext,
  mail: QueuedMail,
  inquiry: ActiveInquiry,
): Promise<OutgoingMail> {
  if (mail.kind === 'receipt') {
    const consent = await findConsent(database, inquiry);
    const withdrawLink = consent && (await getLink('consent', consent.id));
    return writeReceipt(mail, inquiry, { from: getSender(inquiry.locale), withdrawLink });
  }
  const context = { teams, from: getSender(STAFF_LOCALES[0]), link: await getLink('inquiry', inquiry.id) };
  return mail.kind === 'team' ? writeTeamMail(mail, inquiry, context) : writeReminder(mail, inquiry, context);
}

/** The consent to marketing that came with an inquiry, unless it was withdrawn since. */
function findConsent({ db }: Database, { email, created_at }: ActiveInquiry): Promise<{ id: string } | undefined> {
  return db.selectFrom('consents').select('id').where('email', '=', email).where('given_at', '=', created_at).limit(1).executeTakeFirst();
}

/** Records the outcome even when the lease has ended meanwhile: a mail that was sent must not be sent again. */
async function finish({ database, transport }: MailContext, mail: QueuedMail, outcome: Updateable<MailTable>): Promise<'done'> {
  const { numUpdatedRows } = await database.db
    .updateTable('mails')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await deleteFilesIfDestroyed({ database, transport }, mail);
  return 'done';
}

/** The row is gone when the inquiry was destroyed while its mail was being sent. */
async function deleteFilesIfDestroyed(
  { database, transport }: Pick<MailContext, 'database' | 'transport'>,
  { id, inquiry_id }: QueuedMail,
): Promise<void> {
  const row = await database.db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) await transport.deleteFiles(inquiry_id);
}

async function recordError(
  { database, now, report }: MailContext,
  mail: QueuedMail,
  { kind, message }: DeliveryError,
): Promise<DeliveryError['kind']> {
  const isFinal = kind === 'refused' || mail.attempts >= MAX_ATTEMPTS;
  const dueAt = new Date(now() + getRetryDelay(mail.attempts)).toISOString();
  await database.db
    .updateTable('mails')
    .set({ last_error: message, leased_until: null, ...(isFinal ? { state: 'failed' } : { due_at: dueAt }) })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    // Other attempts than ours mean that another process has claimed the mail since.
    .where('attempts', '=', mail.attempts)
    .execute();
  const next = isFinal ? `given up: ${commandOf('inquiries')} resend` : `next attempt not before ${dueAt}`;
  report(`The ${MAIL_NAMES[mail.kind]} of inquiry ${mail.inquiry_id} could not be sent (${message}); ${next}`);
  return kind;
}

function isActive<Row extends { email: string | null }>(inquiry: Row): inquiry is Row & ActiveInquiry {
  return inquiry.email !== null;
}

/** Receipts that one mailbox gets within 24 hours: the form must not be usable to flood a stranger's mailbox. */
const MAX_RECEIPTS_PER_DAY = 3;

/** Whether a mailbox has its most receipts. Inquiries count by when they came in: the same in all processes. */
export async function isReceiptLimitReached(db: Kysely<Tables>, { id, email, created_at }: ActiveInquiry): Promise<boolean> {
  const since = new Date(Date.parse(created_at) - DAY_MS).toISOString();
  const { earlier } = await db
    .selectFrom('mails')
    .innerJoin('inquiries', 'inquiries.id', 'mails.inquiry_id')
    .select(({ fn }) => fn.countAll<number | string>().as('earlier'))
    .where('mails.mailbox', '=', toMailbox(email))
    .where('mails.state', '!=', 'skipped')
    .where('inquiries.created_at', '>', since)
    .where((where) =>
      where.or([
        where('inquiries.created_at', '<', created_at),
        where.and([where('inquiries.created_at', '=', created_at), where('inquiries.id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(earlier) >= MAX_RECEIPTS_PER_DAY;
}
