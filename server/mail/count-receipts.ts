import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { LivingInquiry } from './letter.ts';

/** Receipts that one mailbox gets for the inquiries of 24 hours: the form must not serve to flood somebody else's. */
export const RECEIPTS_A_DAY = 3;

const DAY = 86_400_000;

/**
 * Whether the mailbox had its receipts already, counted by when the inquiries came in and not by when mails went out: so
 * however many processes send at once, and in whatever order, the first three get one.
 */
export async function hadItsReceipts(db: Kysely<Tables>, { id, email, created_at }: LivingInquiry): Promise<boolean> {
  const since = new Date(Date.parse(created_at) - DAY).toISOString();
  const earlier = await db
    .selectFrom('inquiries')
    .innerJoin('mails', 'mails.inquiry_id', 'inquiries.id')
    .select(['inquiries.email'])
    .where('mails.kind', '=', 'receipt')
    .where('mails.state', '!=', 'skipped')
    .where('inquiries.created_at', '>', since)
    .where((where) =>
      where.or([
        where('inquiries.created_at', '<', created_at),
        where.and([where('inquiries.created_at', '=', created_at), where('inquiries.id', '<', id)]),
      ]),
    )
    .execute();
  const mailbox = mailboxOf(email);
  return earlier.filter((row) => row.email !== null && mailboxOf(row.email) === mailbox).length >= RECEIPTS_A_DAY;
}

/** `Kim+site@Example.com` is read by kim@example.com. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}
