import type { Updateable } from 'kysely';
import type { Teams } from '../../core/contact/teams.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { Database } from '../db/open-database.ts';
import type { MailTable } from '../db/tables.ts';
import { claimMail } from './claim-mail.ts';
import { hadItsReceipts } from './count-receipts.ts';
import { type Failure, judgeFailure, MAX_ATTEMPTS, pauseAfter } from './judge-failure.ts';
import type { LivingInquiry, Mail, Mailbox } from './letter.ts';
import type { MailTransport } from './transport.ts';
import { writeReceipt } from './write-receipt.ts';
import { writeTeamLetter } from './write-team-letter.ts';

/** What sending needs. */
export interface MailRoom {
  database: Database;
  transport: MailTransport;
  teams: Teams;
  fromIn: (locale: Locale) => Mailbox;
  now: () => number;
  /** For the operator; never holds personal data. */
  report: (message: string) => void;
}

/**
 * Sends every mail that is due, one after another, and stops early when no mail server can be reached or when it is told to.
 * A process that dies between the server's acceptance and the mark leaves a lease; when that ends the mail is sent again
 * with the same Message-ID (docs/inquiries.md).
 */
export async function sendDueMails(room: MailRoom, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const mail = await claimMail(room.database, room.now());
    if (!mail || (await deliver(room, mail)) === 'unreachable') return;
  }
}

async function deliver(room: MailRoom, mail: Mail): Promise<Failure['kind'] | 'done'> {
  const { transport, teams, fromIn } = room;
  const { db } = room.database;
  const inquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', mail.inquiry_id).executeTakeFirst();
  if (!inquiry || !isLiving(inquiry)) return end(room, mail, { state: 'skipped' });
  if (mail.attempts > MAX_ATTEMPTS)
    return end(room, mail, { state: 'failed', last_error: 'given up: every attempt ended with the process' });
  if (mail.kind === 'receipt' && (await hadItsReceipts(db, inquiry))) return end(room, mail, { state: 'skipped' });
  const letter =
    mail.kind === 'team'
      ? writeTeamLetter(mail, inquiry, teams, fromIn('ko'))
      : writeReceipt(mail, inquiry, fromIn(inquiry.locale as Locale));
  try {
    await transport.send(letter, mail, inquiry.created_at);
  } catch (error) {
    return fail(room, mail, judgeFailure(error));
  }
  return end(room, mail, { state: 'sent', sent_at: new Date(room.now()).toISOString(), last_error: null });
}

/** Also when the lease has passed on meanwhile: what has been sent need not be sent once more. */
async function end({ database, transport }: MailRoom, mail: Mail, outcome: Updateable<MailTable>): Promise<'done'> {
  const { numUpdatedRows } = await database.db
    .updateTable('mails')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await forgetIfDestroyed({ database, transport }, mail);
  return 'done';
}

/** The row is gone when the inquiry was destroyed while its mail was on the way. */
async function forgetIfDestroyed(
  { database, transport }: Pick<MailRoom, 'database' | 'transport'>,
  { id, inquiry_id }: Mail,
): Promise<void> {
  const row = await database.db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) await transport.forget(inquiry_id);
}

async function fail({ database, now, report }: MailRoom, mail: Mail, { kind, said }: Failure): Promise<Failure['kind']> {
  const isOver = kind === 'refused' || mail.attempts >= MAX_ATTEMPTS;
  const dueAt = new Date(now() + pauseAfter(mail.attempts)).toISOString();
  await database.db
    .updateTable('mails')
    .set({ last_error: said, leased_until: null, ...(isOver ? { state: 'failed' } : { due_at: dueAt }) })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    // Another process has it by now where the attempts are not ours.
    .where('attempts', '=', mail.attempts)
    .execute();
  const next = isOver ? 'given up: npm run inquiries -- resend' : `next attempt not before ${dueAt}`;
  report(`The ${mail.kind === 'team' ? "team's mail" : 'receipt'} of inquiry ${mail.inquiry_id} could not be sent (${said}); ${next}`);
  return kind;
}

function isLiving<Row extends { email: string | null }>(inquiry: Row): inquiry is Row & LivingInquiry {
  return inquiry.email !== null;
}
