import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { getConsentCutoff, getReplyCutoff, getUnansweredCutoff } from '../../core/contact/retention.ts';
import type { Database } from '../db/open-database.ts';
import type { ConsentTable, ConsentWithdrawalTable, PersonalColumn, Tables } from '../db/tables.ts';
import { removeMailFiles } from '../mail/transports.ts';

export interface Destroyed {
  inquiries: number;
  consents: number;
  files: number;
}

const DESTROYED_VALUES = {
  digest: null,
  name: null,
  company: null,
  job_title: null,
  country: null,
  phone: null,
  email: null,
  subject: null,
  message: null,
} as const satisfies Record<PersonalColumn, null>;

/**
 * Destroys inquiries and consents whose period has ended (core/contact/retention.ts). A consent that came with an inquiry outlives it. Call
 * `eraseFreedSpace` after it.
 */
export function clearDue(database: Database, dataDir: string, now: number): Promise<Destroyed> {
  const lastConsent = iso(getConsentCutoff(now));
  return destroy(database, dataDir, async (trx) => ({
    inquiries: await clearInquiries(trx, now, (query) => query.where(isInquiryDue(now))),
    consents: Number((await trx.deleteFrom('consents').where('given_at', '<=', lastConsent).executeTakeFirst()).numDeletedRows),
  }));
}

/** Does the same, and erases what it has freed. @param mustErase Although nothing is due: an earlier run may have failed. */
export async function destroyDue(database: Database, dataDir: string, now: number, mustErase = true): Promise<Destroyed> {
  const destroyed = await clearDue(database, dataDir, now);
  if (mustErase || destroyed.inquiries + destroyed.consents > 0) await eraseFreedSpace(database);
  return destroyed;
}

/** Clears rows in one transaction, and removes their mail files. */
async function destroy(
  database: Database,
  dataDir: string,
  clear: (trx: Transaction<Tables>) => Promise<Omit<Destroyed, 'files'>>,
): Promise<Destroyed> {
  const { inquiries, consents } = await database.db.transaction().execute(clear);
  return { inquiries, consents, files: await removeDestroyedMailFiles(database, dataDir) };
}

/** The condition of an inquiry whose personal data is due, in a query of the table. */
export function isInquiryDue(now: number) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'inquiries'>) =>
    or([
      eb('replied_at', '<=', iso(getReplyCutoff(now))),
      and([eb('replied_at', 'is', null), eb('created_at', '<=', iso(getUnansweredCutoff(now)))]),
    ]);
}

/** Destroys one inquiry's personal data at once, with or without a reply, because the person asked for it. Call `eraseFreedSpace` after it. */
export function destroyOne(database: Database, dataDir: string, id: string, now: number): Promise<Destroyed> {
  return destroy(database, dataDir, async (trx) => ({
    inquiries: await clearInquiries(trx, now, (query) => query.where('id', '=', id)),
    consents: 0,
  }));
}

/** Destroys the data of spam and its consent at once; nothing of an inquiry with a recorded reply, which is none. Call `eraseFreedSpace` after it. */
export function destroySpam(database: Database, dataDir: string, id: string, now: number): Promise<Destroyed> {
  return destroy(database, dataDir, async (trx) => {
    // While the inquiry still says whose it was.
    const { numDeletedRows } = await trx
      .deleteFrom('consents')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('inquiries')
            .select('inquiries.id')
            .where('inquiries.id', '=', id)
            .where('inquiries.replied_at', 'is', null)
            .whereRef('inquiries.email', '=', 'consents.email')
            .whereRef('inquiries.created_at', '=', 'consents.given_at'),
        ),
      )
      .executeTakeFirst();
    const inquiries = await clearInquiries(trx, now, (query) => query.where('id', '=', id).where('replied_at', 'is', null));
    return { inquiries, consents: Number(numDeletedRows) };
  });
}

type InquiryUpdate = ReturnType<typeof updateInquiries>;
const updateInquiries = (trx: Transaction<Tables>) => trx.updateTable('inquiries');

async function clearInquiries(trx: Transaction<Tables>, now: number, choose: (query: InquiryUpdate) => InquiryUpdate): Promise<number> {
  const { numUpdatedRows } = await choose(updateInquiries(trx))
    .set({ ...DESTROYED_VALUES, purged_at: iso(now) })
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  await trx
    .deleteFrom('mails')
    .where('inquiry_id', 'in', (query) => query.selectFrom('inquiries').select('id').where('purged_at', 'is not', null))
    .execute();
  return Number(numUpdatedRows);
}

/** Removes the files of destroyed inquiries, also those that another server destroyed. Files of unknown inquiries stay. */
function removeDestroyedMailFiles({ db }: Database, dataDir: string): Promise<number> {
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

/**
 * Makes the values of cleared and deleted rows unreadable. SQLite leaves copies when it moves rows between pages, in spite of
 * `secure_delete`: the file is rebuilt and its log truncated. PostgreSQL rebuilds its tables (docs/inquiries.md). Throws when another
 * process holds a lock.
 */
export async function eraseFreedSpace({ kind, db }: Database): Promise<void> {
  if (kind === 'postgres') {
    await db.connection().execute(async (connection) => {
      await sql`set lock_timeout = '10s'`.execute(connection);
      try {
        await sql`vacuum full inquiries, mails, consents`.execute(connection);
      } finally {
        await sql`reset lock_timeout`.execute(connection);
      }
    });
    return;
  }
  await sql`pragma temp_store = memory`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma main.wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('site.db-wal is in use and could not be cut');
}

/** The consents of an address, however its letters are written. Databases fold letters of ASCII alone. */
export async function findConsentsOf(db: Kysely<Tables>, email: string): Promise<ConsentTable[]> {
  const consents = await db.selectFrom('consents').selectAll().orderBy('given_at').execute();
  return consents.filter((consent) => foldAddress(consent.email) === foldAddress(email));
}

const foldAddress = (email: string) => email.normalize('NFKC').trim().toLowerCase();

/** Withdraws every consent given with an address, and records when and by whom. Gives the records. Call `eraseFreedSpace` after it. */
export async function withdrawConsents(
  { db }: Database,
  email: string,
  { at, by }: { at: number; by: ConsentWithdrawalTable['withdrawn_by'] },
): Promise<ConsentWithdrawalTable[]> {
  return db.transaction().execute(async (trx) => {
    const records: ConsentWithdrawalTable[] = [];
    for (const { id } of await findConsentsOf(trx, email)) {
      // Another process may have withdrawn it meanwhile.
      const withdrawn = await trx.deleteFrom('consents').where('id', '=', id).returning(['locale', 'text_version', 'given_at']).execute();
      for (const consent of withdrawn) records.push({ id, ...consent, withdrawn_at: iso(at), withdrawn_by: by });
    }
    if (records.length > 0) await trx.insertInto('consent_withdrawals').values(records).execute();
    return records;
  });
}
