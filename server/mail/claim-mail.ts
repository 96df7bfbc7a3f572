import type { Database } from '../db/open-database.ts';
import type { Mail } from './letter.ts';

/** How long a process has a mail that it took; longer than any send may take. */
export const LEASE = 3 * 60_000;

/**
 * Takes the mail that has been due longest, in one statement: no two processes get the same one. The attempt counts from
 * now on, so that a mail which kills its process does not do so for ever. Undefined when nothing is due.
 */
export async function claimMail({ kind, db }: Database, now: number): Promise<Mail | undefined> {
  const moment = new Date(now).toISOString();
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', moment)
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', moment)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1);
      // SQLite has one writer at a time, and no such lock.
      return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('mails')
    .set((set) => ({ leased_until: new Date(now + LEASE).toISOString(), attempts: set('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'inquiry_id', 'kind', 'attempts'])
    .executeTakeFirst();
}
