import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ActiveInquiry } from './outgoing-mail.ts';

/** Receipts that one mailbox gets within 24 hours: the form must not be usable to flood a stranger's mailbox. */
const MAX_RECEIPTS_PER_DAY = 3;

const DAY_MS = 86_400_000;

/** Whether a mailbox has its most receipts. Inquiries count by when they came in: the same in all processes. */
export async function isReceiptLimitReached(db: Kysely<Tables>, { id, email, created_at }: ActiveInquiry): Promise<boolean> {
  const since = new Date(Date.parse(created_at) - DAY_MS).toISOString();
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
  const mailbox = normalizeMailbox(email);
  return earlier.filter((row) => row.email !== null && normalizeMailbox(row.email) === mailbox).length >= MAX_RECEIPTS_PER_DAY;
}

/** `Kim+site@Example.com` and `kim@example.com` are the same mailbox; Gmail ignores dots too. */
function normalizeMailbox(address: string): string {
  const [name = '', host = ''] = address
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .split('@', 2);
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`;
}

const GMAIL = ['gmail.com', 'googlemail.com'];
