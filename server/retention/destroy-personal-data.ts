import type { Transaction } from 'kysely';
import { lastConsentToDestroy, lastReplyToDestroy } from '../../core/contact/retention.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { removeMailFiles } from '../mail/mail-files.ts';
import { eraseFreedSpace } from './erase-freed-space.ts';

export interface Destroyed {
  inquiries: number;
  consents: number;
  files: number;
}

/** The fields of an inquiry that tell of a person. Category, language and dates stay, for figures. */
const NOTHING = {
  digest: null,
  name: null,
  company: null,
  job_title: null,
  country: null,
  phone: null,
  email: null,
  subject: null,
  message: null,
} as const;

/**
 * Destroys what is due: inquiries five days after their reply, consents after two years. `isErasureOwed`: freed space is
 * erased although nothing is due, because it may not have been before.
 */
export async function destroyDue(database: Database, dataDir: string, now: number, isErasureOwed = true): Promise<Destroyed> {
  const lastReply = iso(lastReplyToDestroy(now));
  const lastConsent = iso(lastConsentToDestroy(now));
  const { inquiries, consents } = await database.db.transaction().execute(async (trx) => ({
    inquiries: await emptyInquiries(trx, now, (query) => query.where('replied_at', '<=', lastReply)),
    consents: Number((await trx.deleteFrom('consents').where('given_at', '<=', lastConsent).executeTakeFirst()).numDeletedRows),
  }));
  const files = await sweepMailFiles(database, dataDir);
  if (isErasureOwed || inquiries + consents > 0) await eraseFreedSpace(database);
  return { inquiries, consents, files };
}

/** Destroys one inquiry's personal data at once, replied to or not: a person has asked for it. */
export async function destroyOne(database: Database, dataDir: string, id: string, now: number): Promise<Destroyed> {
  const inquiries = await database.db.transaction().execute((trx) => emptyInquiries(trx, now, (query) => query.where('id', '=', id)));
  const files = await sweepMailFiles(database, dataDir);
  if (inquiries > 0) await eraseFreedSpace(database);
  return { inquiries, consents: 0, files };
}

type InquiryUpdate = ReturnType<typeof updateInquiries>;
const updateInquiries = (trx: Transaction<Tables>) => trx.updateTable('inquiries');

async function emptyInquiries(trx: Transaction<Tables>, now: number, choose: (query: InquiryUpdate) => InquiryUpdate): Promise<number> {
  const { numUpdatedRows } = await choose(updateInquiries(trx))
    .set({ ...NOTHING, purged_at: iso(now) })
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  await trx
    .deleteFrom('mails')
    .where('inquiry_id', 'in', (query) => query.selectFrom('inquiries').select('id').where('purged_at', 'is not', null))
    .execute();
  return Number(numUpdatedRows);
}

/**
 * Files of destroyed inquiries, also of those that another process destroyed: each looks after its own folder. A file
 * whose inquiry this database does not know is left alone.
 */
function sweepMailFiles({ db }: Database, dataDir: string): Promise<number> {
  return removeMailFiles(dataDir, async (ids) => {
    const destroyed = new Set<string>();
    for (let at = 0; at < ids.length; at += 500) {
      const rows = await db
        .selectFrom('inquiries')
        .select('id')
        .where('id', 'in', ids.slice(at, at + 500))
        .where('purged_at', 'is not', null)
        .execute();
      for (const { id } of rows) destroyed.add(id);
    }
    return destroyed;
  });
}

const iso = (moment: number) => new Date(moment).toISOString();
