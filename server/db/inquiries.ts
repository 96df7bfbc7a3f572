import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { MARKETING_TEXT_VERSION } from '../../core/contact/consent.ts';
import type { Inquiry } from '../../core/contact/inquiry.ts';
import { digestOf } from './inquiry-digest.ts';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

/** An equal inquiry without a key is the same one for so long (design 6), in milliseconds. */
export const SAME_WITHIN = 10 * 60_000;

export interface Registered {
  kind: 'registered';
  id: string;
  /** ISO 8601; of the first time where the inquiry was known. */
  registeredAt: string;
  /** False: it was known, and nothing was written. */
  isNew: boolean;
}

/** `key-reused`: the key belongs to an inquiry with other fields. */
export type Registration = Registered | { kind: 'key-reused' };

/**
 * Stores an inquiry with the mails that are owed for it and, where it was given, the consent to marketing: all of it or
 * nothing, and on the disk before this answers. Once, however many ask at the same time and in however many processes.
 */
export function registerInquiry(
  { kind, db }: Database,
  inquiry: Inquiry,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<Registration> {
  const digest = digestOf(inquiry);
  const at = now.toISOString();
  // Each statement sees what others have written by then, whatever the server's default is.
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await takeTurn(kind, trx, digest);
      const equal = key === undefined && (await findEqual(trx, digest, now));
      if (equal) return { kind: 'registered', id: equal.id, registeredAt: equal.created_at, isNew: false };
      const id = randomUUID();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('inquiries')
        .values({ ...rowOf(inquiry), id, created_at: at, idempotency_key: key ?? null, digest })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) return known(trx, key as string, digest);
      await trx
        .insertInto('mails')
        .values((['team', 'receipt'] as const).map((kind) => ({ ...WAITING, id: randomUUID(), inquiry_id: id, kind, due_at: at })))
        .execute();
      if (inquiry.marketingAgreement) await trx.insertInto('consents').values(consentOf(inquiry, at)).execute();
      return { kind: 'registered', id, registeredAt: at, isNew: true };
    });
}

const WAITING = { state: 'waiting', attempts: 0 } as const;

/**
 * Equal inquiries come one after another: the second looks only when the first is written. SQLite has one writer, and a
 * write that changes nothing takes its place (a transaction that began by reading could not wait for it).
 */
async function takeTurn(kind: Database['kind'], trx: Transaction<Tables>, digest: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(trx);
  else await sql`update inquiries set id = id where 1 = 0`.execute(trx);
}

function findEqual(trx: Transaction<Tables>, digest: string, now: Date) {
  return trx
    .selectFrom('inquiries')
    .select(['id', 'created_at'])
    .where('digest', '=', digest)
    .where('created_at', '>', new Date(now.getTime() - SAME_WITHIN).toISOString())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** The inquiry that has the key. Of one whose personal data is gone nobody can say that its fields were others. */
async function known(trx: Transaction<Tables>, key: string, digest: string): Promise<Registration> {
  const row = await trx
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'digest'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.digest !== null && row.digest !== digest) return { kind: 'key-reused' };
  return { kind: 'registered', id: row.id, registeredAt: row.created_at, isNew: false };
}

function rowOf({ jobTitle, phone, privacyAgreement: _, marketingAgreement: __, ...same }: Inquiry) {
  return { ...same, job_title: jobTitle ?? null, phone: phone ?? null };
}

function consentOf({ locale, email, name, company, phone }: Inquiry, at: string) {
  return { id: randomUUID(), locale, email, name, company, phone: phone ?? null, text_version: MARKETING_TEXT_VERSION, given_at: at };
}
