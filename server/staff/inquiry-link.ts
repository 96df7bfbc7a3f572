import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { readState, writeState, writeStateOnce } from '../db/server-state.ts';

/**
 * The address in the team's mail at which staff read one inquiry and record what became of it. Service workers of the site store nothing
 * of an address with a `token`, and the log has paths without queries.
 * @param origin Scheme and host of this server, as the public reaches it.
 */
export function createInquiryLink(key: string, origin: string, inquiryId: string): string {
  return `${origin}/staff/inquiries/${inquiryId}?token=${sign(key, inquiryId)}`;
}

/** Whether a token was made for this inquiry, to the letter. The time it takes does not tell how much of it is right. */
export function isTokenOf(key: string, inquiryId: string, token: string): boolean {
  const given = Buffer.from(token);
  const right = Buffer.from(sign(key, inquiryId));
  return given.length === right.length && timingSafeEqual(given, right);
}

function sign(key: string, inquiryId: string): string {
  return createHmac('sha256', key).update(`inquiry ${inquiryId}`).digest('base64url');
}

/**
 * The key that signs the links of the teams' mails. It is made once for a database and stored there, so that all servers of the database
 * know it.
 */
export async function readLinkKey({ db }: Database): Promise<string> {
  const stored = await readState(db, 'link_key');
  if (stored) return stored;
  await writeStateOnce(db, 'link_key', makeKey());
  // Another server may have been first.
  return (await readState(db, 'link_key')) as string;
}

/** Makes a new key, with which the links of all mails that were sent open nothing any more: for when a backup has come into wrong hands. */
export async function renewLinkKey({ db }: Database): Promise<void> {
  await writeState(db, 'link_key', makeKey());
}

/**
 * Keeps the key that was valid before a backup was restored, since the backup may hold one that was replaced because it had leaked. Where
 * the key before is not known, a new one is made.
 */
export async function keepLinkKey({ db }: Database, keyBefore: string = makeKey()): Promise<void> {
  await writeState(db, 'link_key', keyBefore);
}

const makeKey = () => randomBytes(32).toString('base64url');
