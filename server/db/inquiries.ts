import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { countCodePoints, type Inquiry, normalizeText } from '../../core/contact/inquiry.ts';
import type { InquiryTable, Storage, Tables } from './tables.ts';

/** Version of the marketing consent's text, which is its date. It is stored with each consent. */
export const MARKETING_TEXT_VERSION = '2026-11-28';

/** An equal inquiry without an Idempotency-Key within this time is a duplicate (spec 7). */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

export interface Registered {
  kind: 'registered';
  id: string;
  /** ISO 8601; of a duplicate, the time of the first one. */
  registeredAt: string;
  /** False for a duplicate, for which nothing was written. */
  isNew: boolean;
}

/** `key-reused`: the key belongs to an inquiry with other fields. */
export type Registration = Registered | { kind: 'key-reused' };

/** Stores an inquiry, its mails and the consent in one transaction; equal ones, also from other processes, once. */
export function registerInquiry(
  { kind, db }: Storage,
  inquiry: Inquiry,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<Registration> {
  const digest = createDigest(inquiry);
  const at = now.toISOString();
  // The duplicate check must see what a concurrent transaction has committed meanwhile.
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      await lockDigest(kind, trx, digest);
      const duplicate = key === undefined && (await findDuplicate(trx, digest, now));
      if (duplicate) return { kind: 'registered', id: duplicate.id, registeredAt: duplicate.created_at, isNew: false };
      const id = await insertInquiry(trx, inquiry, { digest, at, key });
      return id ? { kind: 'registered', id, registeredAt: at, isNew: true } : findByKey(trx, key ?? '', digest);
    });
}

/** Inserts an inquiry with its mails and consent. Gives its id; undefined where there is one with this key. @param at ISO 8601. */
export async function insertInquiry(
  trx: Transaction<Tables>,
  inquiry: Inquiry,
  { digest, at, key }: { digest: string; at: string; key?: string | undefined },
): Promise<string | undefined> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inquiries')
    .values({ ...toInquiryRow(inquiry), id, created_at: at, idempotency_key: key ?? null, digest })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return undefined;
  await trx
    .insertInto('mails')
    .values([
      { ...NEW_MAIL, id: randomUUID(), inquiry_id: id, kind: 'team', due_at: at },
      { ...NEW_MAIL, id: randomUUID(), inquiry_id: id, kind: 'receipt', due_at: at, mailbox: toMailbox(inquiry.email) },
    ])
    .execute();
  if (inquiry.marketingAgreement) await trx.insertInto('consents').values(toConsentRow(inquiry, at)).execute();
  return id;
}

const NEW_MAIL = { state: 'waiting', attempts: 0 } as const;

/** `Kim+site@Example.com` and `kim@example.com` are the same mailbox; Gmail ignores dots too. */
export function toMailbox(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@', 2);
  const [name = ''] = local.split('+', 1);
  return GMAIL.includes(host) ? `${name.replaceAll('.', '')}@${GMAIL[0]}` : `${name}@${host}`;
}

const GMAIL = ['gmail.com', 'googlemail.com'];

/** Makes transactions with equal inquiries wait for each other. In SQLite every transaction waits for the one writer. */
async function lockDigest(kind: Storage['kind'], trx: Transaction<Tables>, digest: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(trx);
}

function findDuplicate(trx: Transaction<Tables>, digest: string, now: Date) {
  return trx
    .selectFrom('inquiries')
    .select(['id', 'created_at'])
    .where('digest', '=', digest)
    .where('created_at', '>', new Date(now.getTime() - DUPLICATE_WINDOW_MS).toISOString())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** The inquiry with this key. After its personal data was destroyed, other fields can no longer be detected. */
async function findByKey(trx: Transaction<Tables>, key: string, digest: string): Promise<Registration> {
  const row = await trx
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'digest'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.digest !== null && row.digest !== digest) return { kind: 'key-reused' };
  return { kind: 'registered', id: row.id, registeredAt: row.created_at, isNew: false };
}

function toInquiryRow({ jobTitle, phone, privacyAgreement: _, marketingAgreement: __, ...same }: Inquiry) {
  return { ...same, job_title: jobTitle ?? null, phone: phone ?? null };
}

function toConsentRow({ locale, email, name, company, phone }: Inquiry, at: string) {
  return { id: randomUUID(), locale, email, name, company, phone: phone ?? null, text_version: MARKETING_TEXT_VERSION, given_at: at };
}

/** SHA-256 of an inquiry's fields in a fixed order, so that equal inquiries have equal digests, however they were sent. */
function createDigest(inquiry: Inquiry): string {
  const { locale, category, name, company, jobTitle, country, phone, email, subject, message, marketingAgreement } = inquiry;
  const fields = [locale, category, name, company, jobTitle ?? '', country, phone ?? '', email, subject, message, marketingAgreement];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

const MAX_NAME_LENGTH = 50;

export interface Reply {
  /** When the reply was complete, in milliseconds since the epoch. */
  at: number;
  by: string;
  force?: boolean;
}

/** The name of a member of staff as it is stored; undefined unless it has 1 to 50 characters. */
export function readStaffName(text: string): string | undefined {
  const name = normalizeText(text);
  return name !== '' && countCodePoints(name) <= MAX_NAME_LENGTH ? name : undefined;
}

/** Records a reply, from which on personal data has five days (spec 9). Gives the inquiry as it was when nothing was changed. */
export async function recordReply({ db }: Storage, id: string, { at, by, force = false }: Reply): Promise<InquiryTable | undefined> {
  let update = db
    .updateTable('inquiries')
    .set({ replied_at: new Date(at).toISOString(), replied_by: by })
    .where('id', '=', id)
    .where('purged_at', 'is', null);
  if (!force) update = update.where('replied_at', 'is', null);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n ? undefined : db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
