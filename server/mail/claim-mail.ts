import type { Database } from '../db/open-database.ts';
import type { QueuedMail } from './outgoing-mail.ts';

/** How long a claimed mail belongs to the process that claimed it: longer than any send takes. */
export const LEASE_MS = 3 * 60_000;

/**
 * Claims the mail that has been due longest, the team's before reminders and receipts, in one statement, so that no two processes get the same one. The attempt is
 * counted before the send, so that a mail which crashes its process is not tried for ever. Undefined when nothing is due.
 */
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
        // By name: team, reminder, receipt. So the team's mails go before receipts, however many spam has caused.
        .orderBy('kind', 'desc')
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
